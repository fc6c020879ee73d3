# Formulare und Tabellen der 18xx-Spiele.


e-cash = Geld
e-worth = Wert
e-certificates = Zert.
e-card = Reihe
e-debt = Schuld
e-other-papers = Andere Papiere
e-bank = Die Bank hat { $amount }.
e-col-bank = Bank
e-col-treasury = Kapital
e-col-par = Ausg.
e-col-last = Zuletzt
e-director = Direktor
e-trains = Loks
e-train = Lok
e-left = Übrig
e-starts = Erste Lok startet Phase
e-pool = Bankpool
e-phases = Phasen
e-phase = Phase
e-tiles = Gleisteile
e-rounds = Betriebsrunden
e-limits = Loklimits
e-par = Ausgabekurs
e-treasury = Betriebskapital
e-last = Zuletzt eingefahren
e-markers = Bahnhofsmarker
e-best-run = Beste Fahrt der { $company }: { $revenue } (bewiesen)
e-good-run = Beste gefundene Fahrt der { $company }: { $revenue } (nicht bewiesen; höchstens { $bound })
e-equal-runs = Andere Fahrten bringen ebenso viel. Wähle eine, um sie auf dem Spielplan zu sehen.
e-equal-proposed = vorgeschlagen
e-equal-more = Es kann noch mehr geben; jede gültige Fahrt mit diesem Ergebnis ist erlaubt.
e-pay-out-yes = Ausschütten
e-pay-out-no = Einbehalten
e-pay-out-as-last = Wie zuletzt
e-agreed-yes = Zustimmen
e-agreed-no = Ablehnen

e-do-BuyPaper = Ein Zertifikat von der Bank kaufen
e-offer-BuyPaper = { $paper }
e-do-BuyShare = Eine Aktie kaufen
e-offer-BuyShare = { $shares ->
    [1] { $company } aus { $source }
   *[other] { $company } aus { $source }, { $shares } Anteile
  }
e-do-StartCompany = Eine Direktoraktie kaufen
e-offer-StartCompany = { $company } { $price }
e-do-SellShares = Aktien verkaufen
e-offer-SellShares = { $doubles ->
    [0] { $company } { $shares }
    [one] { $company } { $shares } mit einer Doppelaktie
   *[other] { $company } { $shares } mit { $doubles } Doppelaktien
  }
e-do-LayTile = Ein Gleisteil legen
e-offer-LayTile = Gleisteil { $tile } auf { $hex }
e-do-PlaceMarker = Einen Bahnhof bauen
e-offer-PlaceMarker = { $stop }
e-do-RunTrains = Mit den Loks fahren
e-offer-RunTrains = Die gezeigte Fahrt
e-do-UseRevenue = Die Einnahmen
e-offer-UseRevenue = Einnahmen
e-do-BuyTrain = Eine Lok von der Bank kaufen
e-offer-BuyTrain = { ER($train) }-Lok aus { $source }
e-do-TradeTrain = Eine Lok von einer Gesellschaft kaufen
e-offer-TradeTrain = { ER($train) }-Lok der { $seller }
e-do-AnswerTrade = Eine andere Gesellschaft will eine Lok kaufen
e-offer-AnswerTrade = Verkaufen?
e-do-ReturnTrain = Eine Lok abgeben
e-offer-ReturnTrain = { ER($train) }-Lok
e-do-Repay = Eine Schuld zurückzahlen
e-offer-Repay = Zurückzahlen

e-field-hex = Feld
e-field-tile = Gleisteil
e-field-turn = Drehung
e-field-stop = Stadt
e-field-amount = Betrag
e-field-paper = Zertifikat
e-field-source = Aus
e-field-shares = Anteile
e-field-doubles = Doppelaktien
e-field-train = Lok
e-field-seller = Verkäufer
e-field-runs = Einnahmen
e-field-pay_out = Einnahmen
e-field-agreed = Antwort
e-source-bank = der Bank
e-source-pool = dem Bankpool

page-tab-shares = Aktien
page-tab-supply = Vorrat
page-chart-worth = Wert
page-chart-cash = Geld
page-chart-prices = Aktienkurse
page-chart-dividends = Dividenden, zusammengezählt
page-chart-revenue = Einnahmen je Runde
page-chart-best = Einfahrergebnisse aller und was möglich war
e-run-best = Jede dieser Fahrten war nachweislich die beste mögliche: Das höchste Einfahrergebnis ist Pflicht.
e-run-less = An diesem Tisch darf man weniger einfahren als möglich; darunter steht beides nebeneinander.
e-line-run = eingefahren
e-line-best = bestenfalls möglich
e-field-price = Preis
e-field-cost = Kosten
e-field-company = Gesellschaft
e-field-left = Übrig

# Optionen

option-bank_breaks = Die Bank ist gesprengt, wenn sie
option-consent = Lokhandel zwischen Direktoren braucht Zustimmung
option-emergency_sales = Verkäufe bei Notfinanzierung
option-export = Export von Loks
option-final_value = Am Ende zählen
option-maximum_revenue = Das höchste Einfahrergebnis ist Pflicht
option-repayment = Schulden werden zurückgezahlt

# Werte der Optionen

option-is-empty = kein Geld mehr hat
option-is-overdrawn = nicht zahlen kann
option-is-at-once = sofort
option-is-compulsory = Pflicht
option-is-own-turn = im Zug des Besitzers

e-do-Pass = Passen
e-offer-Pass = Passen
e-step-LayTrack = Gleisbau
e-step-PlaceStation = Bahnhof
e-step-RunningTrains = Fahrt
e-step-Dividend = Dividende
e-step-BuyTrains = Loks
e-price = Kurs
e-trains-of = Loks { $count }/{ $limit }
e-for = für { $cost }
e-hint-stock = Ein Klick auf einen Preis schlägt nur vor
e-hint-track = Feld anklicken, nochmals klicken dreht
e-hint-station = Stadt anklicken
e-papers = Zertifikate
e-about-company = { $shares ->
    [one] ein Anteil
   *[other] { $shares } Anteile
  }, in Betrieb ab { $at }
e-paper-private = Privatgesellschaft
e-no-tile = Kein Gleisteil
e-no-more-tiles = Kein weiteres Gleisteil
e-no-station = Kein Bahnhof
e-no-train = Keine Lok
e-your-worth = Dein Vermögen
e-can-buy = Könnte kaufen
e-buy-bank = Kauf: Bank
e-buy-pool = Kauf: Bankpool
e-sell = Verkauf
e-sell-short = Verk.
e-not-started = Noch nicht begonnen: Wähle den Ausgabekurs
e-start-at = { $company } beginnen zu
e-no-company = Noch ist keine Gesellschaft in Betrieb.
e-tiles-for = Gleisteile für { $place }
e-turns = Drehungen
e-cost = Kosten
e-best-run-now = Beste Fahrt, jetzt { $revenue }
e-click-a-hex = Klicke ein gestrichelt umrandetes Feld an.
e-nothing-to-lay = Jetzt kann kein Gleisteil gelegt werden.
e-stations-at = Bahnhöfe
e-revenue-is = Einnahmen { $revenue }
e-now = Jetzt
e-supply = Kommende Loks
e-from = Von
e-from-bank = Bank
e-from-pool = Bankpool
e-leaves = Bleibt
e-phase-now = Phase { $phase }
e-opening = Beginn
e-between-rounds = Zwischen den Runden
e-phase-next = die erste { ER($train) }-Lok leitet die nächste ein
e-phase-next-scraps = erste { ER($train) }-Lok: { $scrapped } verschrottet
e-income = Einkommen
e-owner = Besitzer
e-home-is = Heimatbahnhof: { $place }
e-train-card = { ER($train) }-Lok
e-tile-card = Gleisteil { $tile }
e-starts-phase = Die erste leitet Phase { $phase } ein.
e-scrapped-in = Die { ER($train) }-Loks werden mit Beginn von Phase { $phase } verschrottet.
e-go-BuyShare = { $company } kaufen, { $cost }
e-go-StartCompany = { $company } zu { $price } beginnen
e-go-SellShares = { $shares } { $company } verkaufen
e-go-BuyPaper = { $paper } kaufen, { $cost }
e-go-LayTile = { $tile } auf { $hex } legen
e-go-PlaceMarker = Bahnhof: { $stop }
e-go-RunTrains = Fahren
e-go-run = Fahren: { $revenue }
e-go-pay-out = { $revenue } ausschütten
e-go-keep = { $revenue } einbehalten
e-go-UseRevenue = { $pay_out }
e-go-BuyTrain = Eine { ER($train) }-Lok kaufen
e-go-train = { ER($train) }-Lok kaufen, { $price }
e-go-Pass = Passen
e-your-cash = Geld des Direktors
e-still-missing = Fehlt noch
e-you-hold = Besitz
e-brings = Bringt
e-missing-then = Fehlt dann
e-loan-told = Was beim Kauf der Lok noch fehlt, leiht die Bank: jetzt { $missing }, das wäre eine Schuld von { $debt }.
e-director-adds = Direktor schießt { $amount } zu
page-tab-merger = Fusionen
e-brings-company = Bringt ein
e-markers-on-map = Bahnhöfe
e-holder = Inhaber
e-shares-before = Anteile jetzt
e-shares-then = Anteile danach
e-money-moves = Geld
e-no-merger = Zurzeit steht keine Gründung an.
e-directed-by = Direktor
e-drawn = Gezeichnet: { $drawn }, die beste: { $best }
e-draw-own = Strecke von Hand zeichnen:
e-best-again = Zurück zur besten Fahrt
e-give-up = Abgeben
e-buyer = Käufer
e-others-there = Auch dort

e-upgrades = { $count ->
    [0] Hier kann kein Gleisteil folgen.
    [one] Dieses Gleisteil kann hier folgen:
   *[other] Diese Gleisteile können hier folgen:
  }
e-reaches = { $stops ->
    [one] Ihre Strecken führen zu einem Halt.
   *[other] Ihre Strecken führen zu { $stops } Halten.
  }
e-reaches-blocked = { $stops ->
    [one] Ihre Strecken führen zu einem Halt; { $places } ist für ihre Loks gesperrt.
   *[other] Ihre Strecken führen zu { $stops } Halten; kein Weg durch { $places }.
  }
e-phase-tiles = Gleisteile: { $colours }
e-colour-yellow = gelb
e-colour-green = grün
e-colour-brown = braun
e-colour-grey = grau

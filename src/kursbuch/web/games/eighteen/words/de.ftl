# Formulare und Tabellen der 18xx-Spiele.

page-tab-market = Kurstafel
page-tab-companies = Gesellschaften
page-tab-trains = Loks & Phasen
page-tab-tiles = Gleisteile
page-tab-spreadsheet = Tabelle

e-cash = Geld
e-worth = Wert
e-certificates = Zert.
e-card = Reihenf.
e-debt = Schuld
e-bank = Die Bank hat { $amount }.
e-col-bank = Bank
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

page-chart-worth = Wert
page-chart-cash = Geld
page-chart-prices = Aktienkurse
page-chart-income = Einnahmen der Gesellschaften
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
option-repayment = Schulden zahlt man zurück

# Werte der Optionen

option-is-empty = kein Geld mehr hat
option-is-overdrawn = nicht zahlen kann
option-is-at-once = sofort
option-is-compulsory = Pflicht
option-is-own-turn = im Zug des Besitzers

e-do-Pass = Passen
e-offer-Pass = Passen
e-treasury-of = { $company } · Betriebskapital { $cash } · Loks { $trains }

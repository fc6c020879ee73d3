# Formulare und Tabellen von First Train.

page-tab-boards = Tafeln
page-tab-players = Spieler

ft-do-PlaceBid = Auf ein Feld bieten
ft-offer-PlaceBid = Feld { $box }
ft-do-ChooseCompany = Farbe wählen
ft-offer-ChooseCompany = { $company }
ft-do-BuildLink = Gleis bauen
ft-offer-BuildLink = { $out_of } → { $into }
ft-do-FinishSeries = Strecke beenden
ft-offer-FinishSeries = Nicht weiter bauen und bezahlen
ft-do-BuyTrain = Zug kaufen
ft-offer-BuyTrain = Reihe { $row }
ft-do-TransportPiece = Etwas befördern
ft-offer-TransportPiece = { $piece } aus { $area }
ft-do-TransportPieces = Unstrittiges zusammen befördern
ft-offer-TransportPieces = Mehreres
ft-do-SellSeries = Strecke verkaufen
ft-do-Pass = Passen
ft-offer-Pass = Passen

ft-field-box = Feld
ft-field-cubes = Würfel
ft-field-out_of = Von
ft-field-into = Nach
ft-field-area = Gebiet
ft-field-areas = Strecke
ft-field-piece = Stück
ft-field-row = Zug
ft-field-company = Gesellschaft
ft-field-payment = Zahlung
ft-field-loads = Stücke
ft-field-cost = Kosten
ft-field-bill = Die Strecke
ft-field-left = Übrig
ft-field-links = Gleise
ft-field-price = Preis
ft-bill-points = Baupunkte
ft-left-cubes = Würfel
ft-left-influence = Einfluss

option-board_side = Seite der Tafeln
option-board_side-3-4 = 3–4 Spieler
option-board_side-2-3 = 2–3 Spieler
option-train_category = Eine Kategorie von Zügen ist
option-train_category-row = eine Reihe
option-train_category-price = ein Preis
option-dark_red = Der Süden, dunkelroter Teil
page-ledger-first-train = First Train

ft-points = Siegpunkte
ft-profit = Gewinn
ft-hand = Würfel in der Hand
ft-stock = Würfel im Vorrat
ft-links-left = Gleise übrig
ft-links-laid = Gleise auf der Karte
ft-train = Zug { $row }
ft-no-trains = Kein Zug in dieser Runde
ft-links-from = Gleise von hier und ihre Kosten: { $links }
ft-serves = Bedient { $places }
ft-bag = Plättchen im Beutel
ft-score-sets = Sätze
ft-score-links = Gleise auf der Karte
ft-short-points = SP
ft-short-profit = Gewinn
ft-short-hand = Würfel
ft-short-links = Gleise
ft-short-white = W
ft-short-brown = B
ft-short-red = R
ft-short-green = G
ft-short-points-long = Siegpunkte
ft-short-profit-long = Gewinn
ft-short-hand-long = Würfel in der Hand
ft-short-links-long = Gleise übrig
ft-short-white-long = Weißer Einfluss
ft-short-brown-long = Brauner Einfluss
ft-short-red-long = Roter Einfluss
ft-short-green-long = Grüner Einfluss
ft-letter = { $colour ->
    [white] W
    [brown] B
    [red] R
    [green] G
   *[other] R/G
}

# Der Rahmen und die Momente

ft-turn-short = Runde { $turn }
ft-step-auction = Versteigerung
ft-step-order = Reihenfolge
ft-step-build = Bauen
ft-step-transport = Züge
ft-step-profit = Gewinn
ft-step-takeovers = Übernahmen
ft-order-player = Spielerreihenfolge:
ft-order-build = Baureihenfolge:
ft-order-transport = Züge und Transport:
ft-accounts = Abrechnung dieser Runde
ft-income = Einnahmen
ft-expense = Ausgaben
ft-then = Danach
ft-trains-for-sale = Züge
ft-carries = Befördert
ft-carries-so = { $passengers ->
    [one] 1 Person
   *[other] { $passengers } Personen
}, { $goods ->
    [one] 1 Gut
   *[other] { $goods } Güter
}
ft-left-trains = Übrig

ft-hint-boxes = Feld anklicken: vorgeschlagen, noch nicht geboten
ft-bids = Gebote
ft-standing-bids = Stehende Gebote
ft-to-place = { $number ->
    [one] noch ein Gebot
   *[other] noch { $number } Gebote
}
ft-box-for = Feld { $box } für { $cubes }
ft-on-box = Auf Feld { $box }
ft-if-not-outbid = Falls niemand überbietet
ft-either = roter oder grüner Einfluss
ft-choose-box = Klicke ein Feld an.
ft-bids-stand = Ein Gebot steht, bis es überboten wird.
ft-two-bids = Alle bieten weiter, bis sie auf zwei Feldern führen.
ft-free = frei
ft-from = ab { $cubes }
ft-influence-now = Einfluss jetzt
ft-go-PlaceBid = { $cubes } auf Feld { $box } bieten
ft-go-ChooseCompany = { $company } nehmen
ft-go-BuyTrain = Zug { $row } kaufen
ft-go-TransportPiece = { $piece } auf { $row } laden
ft-go-TransportPieces = Alle laden

ft-hint-link = nächstes Gleis mit Kosten
ft-click-a-border = Klicke an, wo die Strecke beginnt: ein Gebiet oder eines der gestrichelten Gleise.
ft-last-link = Letztes Gleis
ft-build-nothing = Nichts bauen
ft-stop-here = Nicht weiterbauen
ft-go-series = { $links ->
    [one] Ein Gleis bauen
   *[other] { $links } Gleise bauen
}
ft-you-have = Vorhanden
ft-this-series = Diese Strecke
ft-pay-with = Einfluss, der zahlt:

ft-hint-piece = was du laden kannst
ft-room = Platz für { $passengers ->
    [one] 1 Person
   *[other] { $passengers } Personen
}, { $goods ->
    [one] 1 Gut
   *[other] { $goods } Güter
}
ft-onto = Auf Zug, für SP
ft-three-for-one = und { $number } andere
ft-hint-sale = Enden von Strecken, die du verkaufen kannst
ft-keep-track = Alle Gleise behalten
ft-links-back = Gleise zurück
ft-sale-told = Gleise der Gesellschaft ersetzen deine; die berührten Städte sind von da an ihre Bahnhöfe.
ft-go-sale = { $links ->
    [one] Ein Gleis an { $company } verkaufen
   *[other] { $links } Gleise an { $company } verkaufen
}
page-chart-points = Siegpunkte
page-chart-profit = Gewinn

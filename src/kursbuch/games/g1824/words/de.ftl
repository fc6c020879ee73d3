# Wörter von 1824 Österreich-Ungarn.

# Kohlenbahnen und Vorstaatsbahnen

railway-sold = Die { $company } ist schon verkauft.
no-coal-price = Eine Kohlenbahn kostet 120, 140, 160, 180 oder 200, nicht { $price }.
no-coal-railway = Die { $company } ist keine Kohlenbahn.
not-your-railway = Die { $company } gehört dir nicht.
exchange-in-phases-3-and-4 = Kohlenbahnen können in den Phasen 3 und 4 umgetauscht werden.
exchange-instead-of-selling = In einem Zug, in dem du Aktien verkaufst, kannst du keine Kohlenbahn umtauschen.
construction-railway-stays = Die { $company } ist eine Baubahn und kann nicht umgetauscht werden.
not-operated = Aktien der { $company } können erst verkauft werden, wenn sie gefahren ist.
told-RailwayBought = { $seat } kauft die { $company } für { $price }; der Betrag wird deren Startkapital.
told-FirstTrainReceived = Die { $company } zahlt der Bank { $price } für eine { ER($train) }-Lok.
told-PriceSet = Der Kurs der { $company } wird auf { $price } gesetzt.
told-RailwayRemoved = Niemand hat die { $company } gekauft: Sie scheidet aus.
told-CoalExchanged = { $seat } tauscht die { $coal } gegen die Direktoraktie der { $company } um.
told-Merged = Die { $company } geht in der { $into } auf. Betriebskapital: { $cash }; Loks: { $trains }
told-IncomeSplit = Die { $company } zahlt { $half } an { $seat } und behält { $half }.
told-MineMoneyKept = Die { $company } erhält { $amount } aus Minen für ihr Betriebskapital.
brings-mine-money = { $amount } aus Minen für das Betriebskapital

yellow-tiles-69-or-72 = Die Materialliste der Spielregel nennt 69 gelbe Gleisteile des Grundspiels; einzeln gezählt sind es 72 (24-SU-15).

# Gebirgsbahnen

not-your-mountain-railway = { $paper } gehört dir nicht.
no-share-left = Für eine Bergbahn ist keine solche Aktie der { $company } zu haben.
exchange-from-phase-3 = Bergbahnen können ab Phase 3 umgetauscht werden.
must-exchange = { $paper } muss umgetauscht werden.
exchange-in-order = Tausche zuerst { $paper } um.
prompt-MountainExchanges = Tausche die Bergbahn gegen eine Aktie einer Regionalbahn um.
told-MountainExchanged = { $seat } tauscht { $paper } gegen eine Aktie der { $company } um.
told-MountainLost = { $paper } wird ohne Entschädigung geschlossen.

# Staatsbahnen

no-such-marker = Dort liegt kein Bahnhofsmarker, der zurückgenommen werden kann.
prompt-ReturnMarker = Welcher der beiden Bahnhofsmarker in Wien kommt zurück auf den Besitzbogen?
prompt-StandIdle = Eine Staatsbahn ohne Direktor ruht.
prompt-SettleHome = Der erste Bahnhofsmarker wird gelegt.
prompt-SplitIncome = Die Einnahmen werden geteilt.
told-StateRailwayFounded = Die { $company } wird gegründet und erhält { $capital } aus der Bank.
told-ForerunnerExchanged = { $seat } erhält { $shares ->
    [one] einen Anteil
   *[other] { $shares } Anteile
  } der { $company } für die { $forerunner }.
told-WithoutDirector = Niemand hält ein Fünftel der { $company }: Sie hat keinen Direktor.
told-MarkerTakenBack = Die { $company } nimmt ihren Bahnhofsmarker auf { $stop } zurück.

# Inzahlunggabe von Loks

nothing-to-trade-in = Die Gesellschaft hat keine nächstkleinere Lok, die sie in Zahlung geben könnte.
traded-in-before = Die { $company } hat in dieser Betriebsrunde schon eine Lok in Zahlung gegeben.
trade-in-too-dear = Mit der alten Lok kostet das { $price }; so viel hat die Gesellschaft nicht.
prompt-PartExchange = Gib eine Lok für eine neue in Zahlung.
told-TrainTradedIn = Die { $company } gibt eine { ER($old) }-Lok in Zahlung und kauft eine { ER($train) }-Lok für { $price }.

# Eine Direktorsaktie, die der Direktor nicht hat

prompt-HalfSale = Verkaufe die Direktoraktie.

# Zwei Spieler: Stapel, Baubahnen, Anleihebahn

not-in-an-open-stack = Die { $company } kann jetzt nicht genommen werden.
wrong-way-to-buy = Die { $company } kann nicht auf diese Weise gekauft werden.
bond-marker-in-wien = Dieser Bahnhofsmarker der Anleihebahn muss nach Wien.
prompt-Draft = Nimm eine Bahn.
prompt-MountainSale = Kaufe eine Bergbahn oder passe.
prompt-PlaceBondMarker = Lege einen Bahnhofsmarker der Anleihebahn.
prompt-PayBond = Die Anleihebahn zahlt.
told-StackDrawn = { $stack } sind Baubahnen; { $bond } ist die Anleihebahn.
told-ConstructionEnded = Die { $company } beendet den Bau und scheidet aus.
told-BondMarkerPlaced = { $seat } legt einen Bahnhofsmarker der { $company } auf { $stop }.

# Güterzeit

no-plain-hex = Kleinstädte kommen auf leere Felder; { $hex } ist keines.
towns-there = Auf { $hex } liegen schon Kleinstädte.
one-or-two-towns = Ein oder zwei Kleinstädte je Feld; hier jetzt höchstens { $left }.
prompt-TownPlacing = Lege eine oder zwei Kleinstädte auf ein leeres Feld.
told-TownsPlaced = { $seat } legt { $towns ->
    [one] eine Kleinstadt
   *[other] { $towns } Kleinstädte
  } auf { $hex }.

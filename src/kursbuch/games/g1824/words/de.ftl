# Wörter von 1824 Österreich-Ungarn.

# Kohlenbahnen und Vorstaatsbahnen

railway-sold = { $company } ist verkauft.
no-coal-price = Eine Kohlenbahn kostet 120, 140, 160, 180 oder 200, nicht { $price }.
no-coal-railway = { $company } ist keine Kohlenbahn.
not-your-railway = { $company } gehört Ihnen nicht.
exchange-in-phases-3-and-4 = Kohlenbahnen werden in den Phasen 3 und 4 getauscht.
exchange-instead-of-selling = Eine Kohlenbahn wird nur in einem Zug ohne Verkäufe getauscht.
construction-railway-stays = { $company } ist eine Baubahn und wird nicht getauscht.
not-operated = Aktien der { $company } können erst verkauft werden, wenn sie gefahren ist.
told-RailwayBought = { $seat } kauft { $company } für { $price }; das ist ihr Startkapital.
told-FirstTrainReceived = { $company } zahlt der Bank { $price } für eine { $train }-Lok.
told-PriceSet = Der Kurs der { $company } wird auf { $price } gesetzt.
told-RailwayRemoved = Niemand hat { $company } gekauft: sie scheidet aus.
told-CoalExchanged = { $seat } tauscht { $coal } gegen die Direktorsaktie der { $company }.
told-Merged = { $company } geht in { $into } auf; Betriebskapital { $cash }, Loks: { $trains }.
told-IncomeSplit = { $company } zahlt { $half } an { $seat } und behält { $half }.
told-MineMoneyKept = { $company } verdient { $amount } an Gruben, für ihr Betriebskapital.
brings-mine-money = { $amount } aus Gruben für das Betriebskapital

yellow-tiles-69-or-72 = Die Materialliste der Spielregel nennt 69 gelbe Gleisteile des Grundspiels; einzeln gezählt sind es 72 (24-SU-15).

# Gebirgsbahnen

not-your-mountain-railway = { $paper } gehört Ihnen nicht.
no-share-left = Für eine Gebirgsbahn ist keine solche Aktie der { $company } zu haben.
exchange-from-phase-3 = Gebirgsbahnen werden ab Phase 3 getauscht.
must-exchange = { $paper } muss getauscht werden.
exchange-in-order = Zuerst wird { $paper } getauscht.
prompt-MountainExchanges = Tausche die Gebirgsbahn gegen eine Aktie einer Regionalbahn.
told-MountainExchanged = { $seat } tauscht { $paper } gegen eine Aktie der { $company }.
told-MountainLost = { $paper } schließt ohne Entschädigung.

# Staatsbahnen

no-such-marker = Dort ist kein Bahnhof, der zurückgenommen werden kann.
prompt-ReturnMarker = Welcher der beiden Bahnhöfe in Wien geht zurück auf die Gesellschaftstafel?
prompt-StandIdle = Eine Staatsbahn ohne Direktor ruht.
prompt-SettleHome = Der erste Bahnhof wird gesetzt.
prompt-SplitIncome = Die Einnahmen werden geteilt.
told-StateRailwayFounded = { $company } wird gegründet, mit { $capital } aus der Bank.
told-ForerunnerExchanged = { $seat } erhält { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
  } der { $company } für { $forerunner }.
told-WithoutDirector = Niemand hält ein Fünftel der { $company }: sie hat keinen Direktor.
told-MarkerTakenBack = { $company } nimmt ihren Bahnhof auf { $stop } zurück.

# Inzahlunggabe von Loks

nothing-to-trade-in = Die Gesellschaft hat keine nächstkleinere Lok derselben Art zum Eintauschen.
traded-in-before = { $company } hat in dieser Betriebsrunde schon eine Lok in Zahlung gegeben.
trade-in-too-dear = Mit der alten Lok kostet das { $price }; so viel hat die Gesellschaft nicht.
prompt-PartExchange = Gib eine Lok für eine neue in Zahlung.
told-TrainTradedIn = { $company } gibt eine { $old }-Lok für eine { $train }-Lok um { $price } in Zahlung.

# Eine Direktorsaktie, die der Direktor nicht hat

prompt-HalfSale = Verkaufe die Direktorsaktie.

# Zwei Spieler: Stapel, Baubahnen, Anleihebahn

not-in-an-open-stack = { $company } kann jetzt nicht genommen werden.
wrong-way-to-buy = { $company } wird nicht auf diese Weise gekauft.
bond-marker-in-wien = Dieser Bahnhof der Anleihebahn kommt nach Wien.
prompt-Draft = Nimm eine Bahn.
prompt-MountainSale = Kaufe eine Gebirgsbahn oder passe.
prompt-PlaceBondMarker = Setze einen Bahnhof der Anleihebahn.
prompt-PayBond = Die Anleihebahn zahlt.
told-StackDrawn = { $stack } sind Baubahnen; { $bond } ist die Anleihebahn.
told-ConstructionEnded = { $company } beendet den Bau und scheidet aus.
told-BondMarkerPlaced = { $seat } setzt einen Bahnhof der { $company } auf { $stop }.

# Güterzeit

no-plain-hex = Orte kommen auf leere Felder; { $hex } ist keines.
towns-there = Auf { $hex } sind schon Orte.
one-or-two-towns = Ein oder zwei Orte auf ein Feld; hier jetzt höchstens { $left }.
prompt-TownPlacing = Setze einen oder zwei Orte auf ein leeres Feld.
told-TownsPlaced = { $seat } setzt { $towns ->
    [one] einen Ort
   *[other] { $towns } Orte
  } auf { $hex }.

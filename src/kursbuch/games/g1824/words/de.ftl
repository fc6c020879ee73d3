# Wörter von 1824 Österreich-Ungarn.

# Titel

title-1824 = 1824 Österreichisch-Ungarische Eisenbahn
title-1824-cisleithania-2 = 1824 Cisleithanien, zwei Spieler
title-1824-cisleithania-3 = 1824 Cisleithanien, drei Spieler
title-1824-goods-time = 1824 Güterzeit

# Kohlenbahnen und Vorläufer

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

# Bergbahnen

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

# Eine Direktoraktie, die der Direktor nicht hat

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

# Optionen: was die Spielregel sagt, und was ein anderer Wert ändert

about-1824-bank_breaks-empty = Spielregel: Die Bank ist gesprengt, wenn sie kein Geld mehr hat.
about-1824-bank_breaks-overdrawn = Die Bank ist erst gesprengt, wenn sie mehr zahlen müsste, als sie hat.
about-1824-certificates-shares = Spielregel: Bergbahnen zählen nicht für das Aktienlimit; Kohlenbahnen und Vorläufer, über die sie schweigt, auch nicht.
about-1824-certificates-minors-too = Auch Kohlenbahnen und Vorläufer zählen, jede und jeder wie eine Aktie.
about-1824-certificates-all-papers = Auch Kohlenbahnen, Vorläufer und Bergbahnen zählen, jede und jeder wie eine Aktie.
about-1824-coal_director-takes-the-certificate = Spielregel: Wer mehr von einer Regionalbahn hält als der Besitzer der Kohlenbahn, erhält ihre Direktoraktie gegen zwei Aktien.
about-1824-coal_director-has-no-certificate = Er wird Direktor, aber der Besitzer der Kohlenbahn behält die Direktoraktie.
about-1824-coal_exchange-after-sales = Spielregel: Der Umtausch einer Kohlenbahn ersetzt einen Kauf; Verkäufe davor verbietet sie nicht.
about-1824-coal_exchange-without-sales = Eine Kohlenbahn wird nur in einem Zug ohne Verkäufe umgetauscht.
about-1824-consent-true = Spielregel: Dem Verkauf einer Lok müssen beide Direktoren zustimmen.
about-1824-consent-false = Eine Lok wird einer anderen Gesellschaft abgekauft, ohne deren Direktor zu fragen.
about-1824-directors_help-in-an-emergency = Spielregel: Der Direktor schießt nur zu, wenn das Betriebskapital für keine Lok reicht.
about-1824-directors_help-for-any-train = Der Direktor einer Gesellschaft ohne Lok darf für eine teurere Bargeld zuschießen.
about-1824-directorless-idle = Spielregel: Eine Staatsbahn, von der niemand 20{"\u00A0"}% hält, tut nichts, und ihr Kurs fällt.
about-1824-directorless-anybody-runs-it = Wer zuerst handelt, legt Bahnhofsmarker, fährt und verkauft Loks für sie; Gleise legt sie nur, wenn sie keinen Vorläufer hatte.
about-1824-end_of_series-one-by-one = Die Spielregel schweigt: Was auf eine Folge von Betriebsrunden folgt, geschieht nacheinander, jedes mit seinen Entscheidungen.
about-1824-end_of_series-all-at-once = Zuerst geschieht alles, alle Entscheidungen kommen danach.
about-1824-emergency_sales-limited = Spielregel: Auch bei der Notfinanzierung gelten die Grenzen für Verkäufe; mehr als nötig wird nicht verkauft, worüber sie schweigt.
about-1824-emergency_sales-any = Beliebig viele Aktien dürfen verkauft werden, auch über die Hälfte einer Gesellschaft.
about-1824-export-after-the-first-2-train = Spielregel: Loks werden exportiert ab den Betriebsrunden, in denen die erste 2er-Lok gekauft wird.
about-1824-export-always = Nach jeder Folge von Betriebsrunden wird eine Lok exportiert.
about-1824-export_at_the_end-true = Spielregel: Auch nach den letzten Betriebsrunden wird eine Lok exportiert.
about-1824-export_at_the_end-false = Ist die Bank gesprengt, wird nichts mehr exportiert.
about-1824-final_value-shares = Spielregel: Am Ende zählen nur Bargeld und Aktien.
about-1824-final_value-all-papers = Auch Kohlenbahnen, Vorläufer und Bergbahnen zählen, mit dem, was für sie bezahlt wurde.
about-1824-first_marker-at-the-foundation = Spielregel: Eine Staatsbahn ohne Vorläufer erhält ihren ersten Bahnhofsmarker bei der Gründung.
about-1824-first_marker-on-the-first-turn = Sie erhält ihren ersten Bahnhofsmarker in ihrem ersten Zug.
about-1824-forced_exchange-compulsory = Spielregel: Mit der ersten 4er-Lok muss jede Bergbahn umgetauscht werden.
about-1824-forced_exchange-may-be-declined = Ihr Besitzer darf sie ohne Aktie aufgeben.
about-1824-goods_scrapping-with-the-10-train-too = Spielregel: Die erste 10er-Lok verschrottet die 3g, 2g und 1g, die noch da sind.
about-1824-goods_scrapping-by-goods-trains-only = Güterloks werden nur durch neuere Güterloks verschrottet.
about-1824-maximum_revenue-true = Spielregel: Das höchste mögliche Einfahrergebnis ist Pflicht.
about-1824-maximum_revenue-false = Jede regelgerechte Fahrt ist erlaubt.
about-1824-opening-end-of-the-round = Spielregel: Eine Regionalbahn, die in einer Betriebsrunde durch einen Umtausch auf 50{"\u00A0"}% kommt, geht an deren Ende in Betrieb.
about-1824-opening-at-once = Sie geht sofort in Betrieb und ist zuerst in der nächsten Runde am Zug.
about-1824-repayment-automatic = Die Spielregel schweigt: Jeder eingenommene Gulden tilgt zuerst Schulden.
about-1824-repayment-voluntary = Schulden werden freiwillig zurückgezahlt, im eigenen Zug einer Aktienrunde.
about-1824-returned_marker-as-printed = Spielregel: Ein Bahnhofsmarker, der aus Wien zurückkommt, ist der nächste, der zu bezahlen ist.
about-1824-returned_marker-last-one-free = Kommt der Bahnhofsmarker der Nummer 1 zurück, ist der letzte kostenlos.
about-1824-sales-once-a-turn = Spielregel: Aktien einer Gesellschaft werden einmal je Zug verkauft, der Kurs fällt einmal.
about-1824-sales-any-number = Mehrere Verkäufe einer Gesellschaft in einem Zug sind möglich, der Kurs fällt mit jedem.
about-1824-sixty_percent-before-the-purchase = Spielregel: Wer mindestens 60{"\u00A0"}% einer Gesellschaft hält, kauft nichts mehr von ihr.
about-1824-sixty_percent-after-the-purchase = Kein Kauf darf einen Besitz über 60{"\u00A0"}% heben.
about-1824-state_markers-five = Spielregel: Eine Staatsbahn hat fünf Bahnhofsmarker, übernommene eingeschlossen.
about-1824-state_markers-by-forerunner = Sie hat weniger, wenn einer ihrer Vorläufer nicht im Spiel ist.
about-1824-surplus_order-operating-order = Die Spielregel schweigt: Von mehreren Gesellschaften mit zu vielen Loks gibt die erste der Betriebsreihenfolge zuerst ab.
about-1824-surplus_order-as-listed = Die erste in der Liste der Gesellschaften gibt zuerst ab.
about-1824-ten_trains-unlimited = Spielregel: 10er-Loks gibt es immer.
about-1824-ten_trains-twenty = Es gibt zwanzig 10er-Loks.
about-1824-third_round-phase-6 = Spielregel: drei Betriebsrunden ab der ersten 6er-Lok.
about-1824-third_round-phase-5 = Drei Betriebsrunden schon ab der ersten 5er-Lok.
about-1824-unopened_trains-kept = Spielregel: Loks einer nicht eröffneten Regionalbahn sind unverkäuflich.
about-1824-unopened_trains-for-sale = Sie können gekauft werden.
about-1824-unsold_first-at-once = Spielregel: Fehlt Nummer 1, nimmt der erste Spieler mit 20{"\u00A0"}% sofort die Direktoraktie.
about-1824-unsold_first-at-the-foundation = Die Direktoraktie wird erst bei der Gründung genommen.
about-1824-upgrades-permissive = Spielregel: Neue Gleise beim Austausch müssen nicht nutzbar sein.
about-1824-upgrades-semi-restrictive = Ein Austausch muss erreichte neue Gleise oder einen anderen Wert bringen.
about-1824-rivers-as-printed = Spielregel: Flüsse kosten, was der Spielplan zeigt.
about-1824-rivers-as-on-18xx-games = Drei Felder mehr, B13, B25 und F11, kosten 20.
about-1824-bond_marker-at-the-start = Spielregel: Der Bahnhofsmarker der Anleihebahn liegt von Anfang an auf ihrem Heimatfeld.
about-1824-bond_marker-on-the-first-turn = Er wird in ihrem ersten Zug gelegt.
about-1824-bond_rounding-up = Spielregel: Krumme Beträge der Anleihebahn werden aufgerundet.
about-1824-bond_rounding-down = Sie werden abgerundet.
about-1824-bond_sales-half = Spielregel: Nach einem Verkauf liegt höchstens die Hälfte der Anleihebahn in Bank und Bankpool.
about-1824-bond_sales-all = Sie darf ganz im Bankpool liegen.
about-1824-construction_share-true = Spielregel: Der Besitzer des bauenden Vorläufers erhält die für ihn reservierte Aktie.
about-1824-construction_share-false = Er erhält keine; die Aktie steht von Anfang an zum Verkauf.
about-1824-draft-first-player = Spielregel: Der erste Spieler beginnt mit der Auswahl.
about-1824-draft-last-player = Der letzte Spieler beginnt mit der Auswahl.
about-1824-mountain_turn-own-turn = Spielregel: Bergbahnen werden vor der ersten Aktienrunde gekauft, die dann beim ersten Spieler beginnt.
about-1824-mountain_turn-counts-as-a-turn = Ein solcher Kauf, oder der Verzicht darauf, zählt als Zug der ersten Aktienrunde.
about-1824-pool_dividend-nobody = Spielregel: Aktien im Bankpool bringen nichts ein.
about-1824-pool_dividend-company = Die Gesellschaft erhält die Dividende ihrer Aktien im Bankpool.
about-1824-bukowina-false = Spielregel: Der Bukowina-Bonus gehört nur zum Spiel zu zweit.
about-1824-bukowina-true = Eine Lok von Wien oder Prag in die Bukowina bringt 50 mehr.
about-1824-pest_marker-at-the-start = Spielregel: Ein Bahnhofsmarker der UG1 liegt von Anfang an auf Budapest.
about-1824-pest_marker-on-the-first-turn = Er wird im ersten Zug der UG1 gelegt.
about-1824-start_cash-680 = Spielregel: Alle beginnen mit 680.
about-1824-start_cash-700 = Alle beginnen mit 700.
about-1824-towns-scenario = Spielregel: die Kleinstädte des vorgeschlagenen ersten Szenarios.
about-1824-towns-number = Die Spieler legen vor dem Spiel so viele Kleinstädte aus; empfohlen sind 7 bis 10.

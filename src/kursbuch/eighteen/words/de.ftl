# Wörter der 18xx-Spiele.

holder-bank = der Bank
holder-pool = dem Bankpool

# Aktienrunde: Ablehnungen

no-such-company = Eine solche Gesellschaft oder Aktie gibt es nicht.
sell-at-least-one = Verkaufe mindestens einen Anteil.
sell-own-shares = Du besitzt nicht so viele Anteile der { $company }.
pool-full = { $room ->
    [0] Von der { $company } können keine Anteile mehr verkauft werden: Die Bank nimmt höchstens die Hälfte einer Gesellschaft.
    [one] Von der { $company } kann nur noch ein Anteil verkauft werden.
   *[other] Von der { $company } können nur noch { $room } Anteile verkauft werden.
  }
no-change-of-director = Dieser Verkauf darf keinen Direktorwechsel bei der { $company } auslösen.
nobody-can-be-director = { $player } hält nicht genug Anteile der { $company }, um die Direktoraktie zu übernehmen.
director-certificate-stays = So viele Anteile der { $company } kannst du nicht verkaufen: Niemand kann die Direktoraktie übernehmen.
certificates-do-not-add-up = Aus deinen Aktien der { $company } lässt sich dieser Verkauf nicht zusammenstellen.
no-sales-yet = In dieser Aktienrunde dürfen keine Aktien verkauft werden.
one-sale-a-turn = Du hast in diesem Zug schon Aktien der { $company } verkauft; verkaufe alle Aktien einer Gesellschaft auf einmal.
sold-before = Du hast in dieser Aktienrunde schon Aktien der { $company } verkauft und darfst keine kaufen.
in-debt = Solange du Schulden hast, darfst du nicht kaufen.
share-limit = Du hast das Aktienlimit von { $limit } erreicht.
director-first = Die Direktoraktie der { $company } muss zuerst gekauft werden.
no-such-share = Eine solche Aktie der { $company } liegt dort nicht.
holds-too-much = Du besitzt zu viel von der { $company }, um das von der Bank zu kaufen.
cannot-pay = Das kostet { $cost }; so viel Geld ist nicht da.
not-to-be-started = Die { $company } kann nicht von einem Spieler in Betrieb genommen werden.
director-sold = Die Direktoraktie der { $company } ist schon verkauft.
no-issue-price = { $price } ist kein Ausgabekurs.
sell-down = Du bist über dem Aktienlimit von { $limit }: Verkaufe zuerst.
no-such-repayment = Du kannst höchstens so viel zurückzahlen, wie du schuldest und an Geld hast.
repay-in-full = Du musst so viel von deiner Schuld zurückzahlen, wie du kannst.

# Aktienrunde: Aufforderungen

prompt-StockRound = Verkaufe Aktien, kaufe eine Aktie oder ein Zertifikat, oder passe.
prompt-Dividend = Schütte die Einnahmen aus oder behalte sie ein.
prompt-RepayAnyTime = Zahle Schulden zurück.
prompt-RepayOnTurn = Zahle Schulden zurück.

# Aktienrunde: was geschah

told-RoundBegan = { $kind ->
    [stock] Aktienrunde { $number }
    [operating] Betriebsrunde { $number }.{ $part }
   *[other] { $kind } { $number }
  }
told-Passed = { $seat } passt.
told-NothingToDo = { $seat } kann nichts tun und passt.
told-CompanyStarted = { $seat } kauft die Direktoraktie der { $company } für { $paid } und setzt den Ausgabekurs auf { $price }.
told-ShareBought = { $seat } kauft { $shares ->
    [one] eine Aktie
   *[other] eine Aktie zu { $shares } Anteilen
  } der { $company } aus { $source } für { $paid }.
told-SharesSold = { $seat } verkauft { $shares ->
    [one] einen Anteil
   *[other] { $shares } Anteile
  } der { $company } für { $received }.
told-PaperBought = { $buyer_is ->
    [company] Die { $buyer }
   *[other] { $buyer }
  } kauft { $paper } von { $seller } für { $paid }.
told-CompanyLaunched = Die { $company } geht mit { $capital } Betriebskapital und { $markers ->
    [one] einem Bahnhofsmarker
   *[other] { $markers } Bahnhofsmarkern
  } in Betrieb.
told-DirectorChanged = { $seat } wird Direktor der { $company }.
told-PriceMoved = Der Kurs der { $company } geht von { $old } auf { $new }.
told-IncomePaid = { $owner_is ->
    [company] Die { $owner }
   *[other] { $owner }
  } erhält { $amount } von { $paper }.
told-RevenueKept = { $amount ->
    [0] Die { $company } hat keine Einnahmen.
   *[other] Die { $company } behält ihre Einnahmen von { $amount } ein.
  }
told-DividendPaid = Die { $company } schüttet { $amount } aus.
told-DividendReceived = Dividende der { $company }: { $amount } an { $owner }.
told-PoolDividend = Die { $company } erhält { $amount } für ihre Aktien im Bankpool.
told-OrderChanged = Neue Spielerreihenfolge: { $order }.
told-DebtIncurred = { $seat } nimmt Kredit auf und schuldet der Bank { $amount } mehr, insgesamt { $debt }.
told-InterestAdded = { $seat } werden { $amount } Zinsen berechnet; die Schuld beträgt jetzt { $debt }.
told-DebtRepaid = { $seat } zahlt { $amount } zurück; die Schuld beträgt jetzt { $debt }.
told-BankBroken = Die Bank hat kein Geld mehr.
told-GameEnded = Das Spiel ist zu Ende.

# Betriebsrunde: Ablehnungen

one-tile = Die Gesellschaft hat in diesem Zug schon ein Gleisteil gelegt.
home-tile-first = In ihrem ersten Zug muss die Gesellschaft ein Gleisteil auf das Feld ihres Heimatbahnhofs legen.
no-such-hex = Ein Feld { $hex } gibt es nicht.
no-such-tile = Ein Gleisteil { $tile } gibt es nicht.
no-such-turn = Ein Gleisteil hat die Drehungen 0 bis 5; { $turn } gibt es nicht.
lay-no-building = Auf { $hex } darf kein Gleisteil gelegt werden.
lay-colour-not-yet = Gleisteile in der Farbe von { $tile } sind in dieser Phase nicht erlaubt.
lay-not-next-colour = Gleisteil { $tile } hat nicht die nächste Farbe für { $hex }.
lay-other-kind = Gleisteil { $tile } passt nicht auf { $hex }: Dort gehört ein Gleisteil mit der gleichen Art von Stadt hin (groß, klein oder keine).
lay-other-label = Gleisteil { $tile } trägt nicht die Kennzeichnung von { $hex }.
lay-track-lost = In dieser Drehung bewahrt Gleisteil { $tile } nicht alle Gleise auf { $hex }.
lay-closed-side = Gleise von { $tile } würden gegen eine geschlossene Seite von { $hex } führen.
lay-none-left = Gleisteil { $tile } ist nicht mehr vorhanden.
lay-not-connected = Gleisteil { $tile } auf { $hex } wäre mit keinem Bahnhofsmarker der Gesellschaft verbunden.
terrain-too-dear = Der Bau dort kostet { $cost }; die Gesellschaft hat { $cash }.

no-marker = Die Gesellschaft hat keinen Bahnhofsmarker mehr.
no-city = { $stop } ist keine große Stadt mit Platz für Bahnhofsmarker.
no-free-circle = In { $stop } ist kein Kreis frei.
one-marker-a-hex = Die Gesellschaft hat schon einen Bahnhofsmarker auf diesem Feld.
city-not-reached = { $stop } ist von keinem Bahnhofsmarker der Gesellschaft aus erreichbar.
circle-kept = Der letzte freie Kreis von { $stop } bleibt für die Gesellschaft frei, deren Heimatbahnhof dort ist.
marker-too-dear = Der Bahnhofsmarker kostet { $cost }; die Gesellschaft hat { $cash }.

also = { $before } Außerdem { $rule }: { $what }
run-no-train = Die Lok dieser Strecke gehört der Gesellschaft nicht.
run-train-twice = Die Gesellschaft hat nicht so viele { ER($train) }-Loks.
route-short = Eine Strecke verbindet mindestens zwei Halte durch Gleise.
route-no-stop = { $stop } ist kein Halt für Loks dieser Gesellschaft.
route-no-track = Entlang { $way } gibt es kein durchgehendes Gleis.
route-stop-twice = Eine Strecke darf keinen Halt zweimal anfahren; diese fährt { $stop } zweimal an.
route-no-marker = Auf der Strecke der { ER($train) }-Lok liegt kein Bahnhofsmarker der Gesellschaft; jede Strecke braucht einen.
route-through-terminus = { $stop } ist immer Anfang oder Ende einer Strecke.
route-through-blocked = Alle Kreise von { $stop } sind von anderen Gesellschaften besetzt; die Strecke kann nicht hindurchführen.
route-apart = Eine Strecke darf { $stop } und { $other } nicht zusammen anfahren.
route-track-twice = Eine Strecke darf kein Gleis zweimal benutzen; die der { ER($train) }-Lok tut es.
routes-share-track = Zwei Loks der Gesellschaft dürfen nicht dasselbe Gleis benutzen; die { ER($train) }-Lok benutzt das Gleis einer anderen.
route-barred = Die { ER($train) }-Lok darf { $stop } nicht anfahren.
route-too-many-stops = So viele Halte kann eine { ER($train) }-Lok nicht anfahren.
route-too-far = So weit reicht eine { ER($train) }-Lok nicht.
route-told = { ER($train) }-Lok: { $parts } = { $revenue }
part-stop = { $name } { $amount }
part-bonus = { $name } { $amount }
part-tunnel = Tunnel { $times }×{ $amount }
part-more = { $before } + { $part }
plan-instead = zählt { $here } statt { $there }
plan-more = zählt auch { $here }
plan-less = zählt { $there } nicht
plan-same-stops = dieselben Halte durch andere Tunnel
higher-revenue = Das höchste Einfahrergebnis ist Pflicht: { $best } statt { $revenue }, mit { $routes }.

train-limit = Die Gesellschaft darf in dieser Phase nicht mehr Loks besitzen.
train-not-for-sale = Eine solche Lok steht für diese Gesellschaft nicht zum Verkauf.
train-not-allowed = Die Gesellschaft darf keine { ER($train) }-Loks besitzen.
train-too-dear = Die Gesellschaft kann { $price } nicht bezahlen.
must-own-train = Die Gesellschaft muss am Ende ihres Zuges eine Lok besitzen.
train-not-owned = Die Gesellschaft hat keine { ER($train) }-Lok, die sie abgeben könnte.
trade-too-early = Gesellschaften können noch keine Loks voneinander kaufen.
seller-has-none = Die andere Gesellschaft hat keine solche Lok.
nobody-agrees = Die { $seller } hat keinen Direktor, der zustimmen könnte.
train-fixed = Diese Lok kann nicht verkauft werden.
trade-refused = Der andere Direktor hat den Verkauf dieser Lok abgelehnt.
trade-price = Der Preis beträgt mindestens { $low }; von Gesellschaften anderer Direktoren kauft man nur zum Nennwert.
sale-not-needed = Diese Lok war ohne deinen letzten Aktienverkauf bezahlbar; kaufe eine teurere.
no-emergency-sale = In einer Betriebsrunde dürfen Aktien nur verkauft werden, um eine Pflichtlok zu bezahlen.
one-sale-a-company = Verkaufe alle Aktien einer Gesellschaft auf einmal.

# Betriebsrunde: Aufforderungen

prompt-LayTrack = Lege ein Gleisteil, tausche eines aus oder passe.
prompt-LayTrack-home = Lege ein Gleisteil auf das Heimatfeld der Gesellschaft.
prompt-PlaceStation = Baue einen Bahnhof oder passe.
prompt-RunningTrains = Fahre mit den Loks.
prompt-BuyTrains = Kaufe Loks oder passe.
prompt-BuyTrains-owed = Die Gesellschaft muss eine Lok besitzen: Kaufe eine.
prompt-AskConsent = Diese Lok verkaufen?
prompt-ReturnTrains = Über dem Loklimit: Gib eine Lok ab.

# Betriebsrunde: was geschah

told-TurnBegan = Die { $company } ist am Zug; Direktor ist { $seat }.
told-TurnBeganAlone = Die { $company } ist am Zug; sie hat keinen Direktor.
told-PassedOver = { $moment ->
    [track] Die { $company } kann kein Gleisteil legen.
    [station] Die { $company } kann keinen Bahnhof bauen.
    [running] Die { $company } kann mit keiner Lok fahren.
   *[trains] Die { $company } kann keine Lok kaufen.
  }
told-StepEnded = { $moment ->
    [track] Die { $company } legt kein weiteres Gleisteil.
    [station] Die { $company } baut keinen Bahnhof.
   *[trains] Die { $company } kauft keine weitere Lok.
  }
told-TileLaid = { $cost ->
    [0] Die { $company } legt Gleisteil { $tile } auf { $hex }.
   *[other] Die { $company } legt Gleisteil { $tile } auf { $hex } für { $cost }.
  }
told-HomeMarkerPlaced = Die { $company } legt ihren Bahnhofsmarker auf ihren Heimatbahnhof { $stop }.
told-MarkerPlaced = Die { $company } legt einen Bahnhofsmarker auf { $stop } für { $cost }.
told-TrainRan = Die { $company } fährt mit ihrer { ER($train) }-Lok { $revenue } ein: { $stops }.
told-TrainBought = Die { $company } kauft eine { ER($train) }-Lok von { $seller_is ->
    [company] der { $seller }
   *[other] { $seller }
  } für { $price }.
told-DirectorPaid = { $seat } schießt der { $company } { $amount } aus dem Privatvermögen zu.
told-TradeProposed = Die { $company } bietet der { $seller } { $price } für eine { ER($train) }-Lok.
told-TradeRefused = Die { $seller } verkauft ihre { ER($train) }-Lok nicht an die { $company }.
told-PhaseBegan = Phase { $phase } beginnt.
told-TrainsScrapped = Verschrottete Loks: { $trains }.
told-TrainReturned = Die { $company } gibt eine { ER($train) }-Lok ab.
told-TrainExported = Eine { ER($train) }-Lok wird exportiert.

new-track-unused = Die Gesellschaft könnte kein neues Gleis auf { $hex } nutzen, und kein Wert ändert sich.
route-start = Die { ER($train) }-Lok muss an einer Mine beginnen und darf keine andere Mine anfahren.
route-too-many-cities = So viele große Städte kann eine { ER($train) }-Lok nicht anfahren; Kleinstädte zählen nicht mit.

# Gefragt nach dem besten Lauf

no-routes = { $title } hat keine Loks, die auf Strecken fahren.
company-unknown = Eine Gesellschaft „{ $company }“ gibt es in diesem Spiel nicht. Verfügbar: { $known }.
nobody-runs = Keine Gesellschaft fährt gerade; nenne eine (auf der Befehlszeile: --company).
nobody-runs-any-more = Das Spiel ist zu Ende, keine Gesellschaft fährt mehr; nenne eine (auf der Befehlszeile: --company).
train-unknown = Eine Lok „{ $train }“ gibt es in diesem Spiel nicht. Verfügbar: { $known }.
no-trains = Die { $company } hat keine Loks.

# Programme: was beginnt, wann es enden wird, was läuft und warum es geendet hat

programme-do-PassQuietly = Passen, bis es mich betrifft
programme-until-PassQuietly = Endet mit der Aktienrunde, wenn du handelst oder wenn Aktien einer Gesellschaft, an der du Anteile hältst, gekauft oder verkauft werden, sie in Betrieb geht oder einen anderen Direktor bekommt.
programme-PassQuietly = Du passt, bis die Aktienrunde endet oder mit einer Gesellschaft etwas geschieht, an der du Anteile hältst: Aktien werden gehandelt, sie geht in Betrieb oder bekommt einen anderen Direktor.
programme-do-PassRound = Bis Rundenende passen
programme-until-PassRound = Endet mit der Aktienrunde oder wenn du handelst, was auch sonst geschieht.
programme-PassRound = Du passt bis zum Ende dieser Aktienrunde.
programme-do-PassUntilPrice = Passen, bis der Kurs fällt auf
programme-until-PassUntilPrice = Endet, wenn der Kurs der Gesellschaft so weit gefallen ist, mit der Aktienrunde oder wenn du handelst.
programme-PassUntilPrice = Du passt, bis eine Aktie der { $company } höchstens { $price } kostet oder die Aktienrunde endet.
programme-do-PassUntilRise = Passen, bis der Kurs steigt auf
programme-until-PassUntilRise = In jeder Aktienrunde. Endet, wenn der Kurs der Gesellschaft so weit gestiegen ist, wenn sie geschlossen wird oder wenn du in einer Aktienrunde handelst.
programme-PassUntilRise = Du passt in jeder Aktienrunde, bis eine Aktie der { $company } mindestens { $price } kostet.
programme-do-PassUntilHolding = Passen, bis jemand hält
programme-until-PassUntilHolding = Endet, wenn jemand anderes so viele Anteile der Gesellschaft hält, mit der Aktienrunde oder wenn du handelst.
programme-PassUntilHolding = Du passt, bis jemand anderes { $shares ->
    [one] { $shares } Anteil
   *[other] { $shares } Anteile
  } der { $company } hält oder die Aktienrunde endet.
programme-do-BuyUntilLaunched = Bis zur Betriebsaufnahme kaufen
programme-until-BuyUntilLaunched = Kauft in jedem Zug einen Anteil, den billigsten. Endet, wenn die Gesellschaft in Betrieb geht, wenn jemand Aktien von ihr verkauft, wenn du nicht kaufen kannst, mit der Aktienrunde oder wenn du handelst.
programme-BuyUntilLaunched = Du kaufst in jedem Zug einen Anteil der { $company }, bis sie in Betrieb geht, jemand Aktien von ihr verkauft, du nicht kaufen kannst oder die Aktienrunde endet.
programme-do-BuyUpTo = Kaufen bis
programme-until-BuyUpTo = Kauft in jedem Zug einen Anteil, den billigsten. Endet, wenn du so viele hältst, wenn jemand Aktien der Gesellschaft verkauft, wenn du nicht kaufen kannst, mit der Aktienrunde oder wenn du handelst.
programme-BuyUpTo = Du kaufst in jedem Zug einen Anteil der { $company }, bis du { $shares } hältst, jemand Aktien von ihr verkauft, du nicht kaufen kannst oder die Aktienrunde endet.
programme-do-Routine = Züge wie gewohnt
programme-until-Routine = Fährt das nachweislich höchste Ergebnis ein, legt kein Gleis, baut keinen Bahnhof, kauft nichts. Endet, wenn sich die Phase oder die Loks der Gesellschaft ändern, wenn die Fahrt weniger brächte als zuletzt, wenn sie eine Lok kaufen muss oder sonst etwas zu entscheiden hat oder wenn du für sie handelst.
programme-Routine = Die { $company } fährt das höchste Ergebnis ein und { $pay_out ->
    [yes] schüttet es aus
    [none] verwendet es wie zuletzt
   *[no] behält es ein
  }, baut nichts und kauft nichts, bis sich die Phase oder ihre Loks ändern, die Fahrt weniger bringt als zuletzt oder sonst etwas zu entscheiden ist.

programme-round-over = Die Aktienrunde ist zu Ende.
programme-concerned = Mit der { $company }, an der du Anteile hältst, ist etwas geschehen.
programme-price-reached = Eine Aktie der { $company } kostet jetzt { $price }.
programme-holding-reached = { $who } hält jetzt { $shares ->
    [one] { $shares } Anteil
   *[other] { $shares } Anteile
  } der { $company }.
programme-shares-sold = { $who } hat Aktien der { $company } verkauft.
programme-launched = Die { $company } ist in Betrieb.
programme-shares-reached = Du hältst jetzt { $shares ->
    [one] { $shares } Anteil
   *[other] { $shares } Anteile
  } der { $company }.
programme-game-over = Das Spiel ist zu Ende.
programme-phase = Phase { $phase } hat begonnen.
programme-not-director = Du bist nicht mehr Direktor der { $company }.
programme-trains = Die { $company } hat nicht mehr dieselben Loks.
programme-asked = Die { $company } hat etwas anderes zu entscheiden.
programme-closed = Die { $company } ist geschlossen.
programme-no-last = Die { $company } hatte noch nie Einnahmen zu verwenden.
programme-not-proved = Für die { $company } ist nicht bewiesen, welche Fahrt die beste ist.
programme-worth-less = Die { $company } würde jetzt { $revenue } einfahren; zuletzt waren es { $last }.

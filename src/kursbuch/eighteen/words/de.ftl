# Wörter der 18xx-Spiele.

holder-bank = der Bank
holder-pool = dem Bankpool

# Aktienrunde: Ablehnungen

no-such-company = Eine solche Gesellschaft oder Aktie gibt es nicht.
sell-at-least-one = Verkauft wird mindestens eine Aktie.
sell-own-shares = Du besitzt nicht so viele Aktien der { $company }.
director-unsold = Aktien der { $company } können erst verkauft werden, wenn ihre Direktoraktie gekauft ist.
pool-full = { $room ->
    [0] Von der { $company } können keine Aktien mehr verkauft werden: die Bank nimmt höchstens die Hälfte einer Gesellschaft.
    [one] Von der { $company } kann nur noch eine Aktie verkauft werden.
   *[other] Von der { $company } können nur noch { $room } Aktien verkauft werden.
  }
no-change-of-director = Dieser Verkauf darf keinen Direktorwechsel bei der { $company } auslösen.
nobody-can-be-director = { $player } hält nicht genug Aktien der { $company }, um die Direktoraktie zu übernehmen.
director-certificate-stays = Diese Aktien der { $company } können nicht verkauft werden: die Papiere gehen nicht auf, oder niemand kann die Direktoraktie übernehmen.
no-sales-yet = In dieser Aktienrunde werden keine Aktien verkauft.
one-sale-a-turn = Du hast in diesem Zug schon Aktien der { $company } verkauft; alle Aktien einer Gesellschaft werden auf einmal verkauft.
sold-before = Du hast in dieser Aktienrunde Aktien der { $company } verkauft.
in-debt = Wer Schulden hat, darf nicht kaufen.
share-limit = Du hast das Aktienlimit von { $limit } erreicht.
director-first = Die Direktoraktie der { $company } wird zuerst verkauft.
no-such-share = Eine solche Aktie der { $company } liegt dort nicht.
holds-too-much = Du besitzt zu viel von der { $company }, um das von der Bank zu kaufen.
cannot-pay = Das kostet { $cost }; so viel ist nicht da.
not-to-be-started = Die { $company } wird nicht von einem Spieler gestartet.
director-sold = Die Direktoraktie der { $company } ist verkauft.
no-issue-price = { $price } ist kein Ausgabekurs.
sell-down = Du bist über dem Aktienlimit von { $limit } und musst verkaufen.
no-such-repayment = Zurückgezahlt wird, was man schuldet und hat.

# Aktienrunde: Aufforderungen

prompt-StockRound = Verkaufe Aktien, kaufe ein Papier oder passe.
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
   *[other] { $shares } Aktien
  } der { $company } von { $source } für { $paid }.
told-SharesSold = { $seat } verkauft { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
  } der { $company } für { $received }.
told-PaperBought = { $buyer } kauft { $paper } von { $seller } für { $paid }.
told-CompanyLaunched = Die { $company } nimmt den Betrieb auf, mit { $capital } und { $markers } Bahnhofsmarkern.
told-DirectorChanged = { $seat } wird Direktor der { $company }.
told-PriceMoved = Der Kurs der { $company } geht von { $old } auf { $new }.
told-IncomePaid = { $owner } erhält { $amount } von { $paper }.
told-RevenueKept = { $amount ->
    [0] Die { $company } hat keine Einnahmen.
   *[other] Die { $company } behält ihre Einnahmen von { $amount } ein.
  }
told-DividendPaid = Die { $company } schüttet { $amount } aus.
told-DividendReceived = { $owner } erhält { $amount } von der { $company }.
told-OrderChanged = Neue Spielerreihenfolge: { $order }.
told-DebtIncurred = { $seat } leiht Geld und schuldet der Bank { $amount } mehr, insgesamt { $debt }.
told-InterestAdded = { $amount } Zinsen kommen zu den Schulden von { $seat }: { $debt }.
told-DebtRepaid = { $seat } zahlt { $amount } zurück und schuldet noch { $debt }.
told-BankBroken = Die Bank hat kein Geld mehr.
told-GameEnded = Das Spiel ist zu Ende.

# Betriebsrunde: Ablehnungen

one-tile = Die Gesellschaft hat ihr Gleisteil dieses Zuges gelegt.
home-tile-first = In ihrem ersten Spielzug legt die Gesellschaft ein Gleisteil auf das Feld ihres Heimatbahnhofs.
no-such-hex = Ein Feld { $hex } gibt es nicht.
no-such-tile = Ein Gleisteil { $tile } gibt es nicht.
no-such-turn = Ein Gleisteil wird um 0 bis 5 Sechstel gedreht, nicht um { $turn }.
lay-no-building = Auf { $hex } wird kein Gleisteil gelegt.
lay-colour-not-yet = Gleisteile in der Farbe von { $tile } sind in dieser Phase nicht erlaubt.
lay-not-next-colour = Gleisteil { $tile } hat nicht die nächste Farbe für { $hex }.
lay-other-kind = Gleisteil { $tile } hat nicht die Art von Ort, die { $hex } hat.
lay-other-label = Gleisteil { $tile } trägt nicht die Kennzeichnung von { $hex }.
lay-track-lost = Gleisteil { $tile } erhält in dieser Lage nicht alle Gleise auf { $hex }.
lay-closed-side = Gleise von { $tile } würden gegen eine geschlossene Seite von { $hex } führen.
lay-none-left = Gleisteil { $tile } ist nicht mehr vorhanden.
lay-not-connected = Gleisteil { $tile } auf { $hex } wäre mit keinem Bahnhof der Gesellschaft verbunden.
terrain-too-dear = Der Bau dort kostet { $cost }; die Gesellschaft hat { $cash }.

no-marker = Die Gesellschaft hat keinen Bahnhofsmarker mehr.
no-city = { $stop } ist keine große Stadt mit Kreisen für Bahnhofsmarker.
no-free-circle = In { $stop } ist kein Kreis frei.
one-marker-a-hex = Die Gesellschaft hat schon einen Bahnhofsmarker auf diesem Feld.
city-not-reached = { $stop } ist von keinem Bahnhof der Gesellschaft aus erreichbar.
circle-kept = Der letzte freie Kreis von { $stop } bleibt für die Gesellschaft frei, deren Heimatbahnhof dort ist.
marker-too-dear = Der Bahnhofsmarker kostet { $cost }; die Gesellschaft hat { $cash }.

also = { $before } Außerdem { $rule }: { $what }
run-no-train = Die Lok dieser Strecke gehört der Gesellschaft nicht.
run-train-twice = Die Gesellschaft hat nicht so viele Loks { $train }.
route-short = Eine Strecke verbindet mindestens zwei Orte durch Gleise.
route-no-stop = { $stop } ist kein Ort für Loks dieser Gesellschaft.
route-no-track = Es gibt kein Gleis, das { $way } von Ort zu Ort führt.
route-stop-twice = Eine Strecke berührt keinen Ort zweimal, diese aber { $stop }.
route-no-marker = An jeder Strecke muss ein Bahnhofsmarker der Gesellschaft liegen; an der der { $train }-Lok liegt keiner.
route-through-terminus = { $stop } ist immer Anfang oder Ende einer Strecke.
route-through-blocked = Alle Kreise von { $stop } sind von anderen Gesellschaften besetzt; die Strecke kann nicht hindurchführen.
route-apart = Eine Strecke darf { $stop } und { $other } nicht zusammen anfahren.
route-track-twice = Eine Strecke benutzt kein Gleisstück zweimal; die der { $train }-Lok tut es.
routes-share-track = Zwei Loks der Gesellschaft dürfen nicht dasselbe Gleis benutzen; die { $train }-Lok benutzt Gleis einer anderen.
route-barred = Eine { $train }-Lok darf { $stop } nicht anfahren.
route-too-many-stops = So viele Orte kann eine { $train }-Lok nicht anfahren.
route-too-far = So weit reicht eine { $train }-Lok nicht.
route-told = { $train }: { $parts } = { $revenue }
part-stop = { $name } { $amount }
part-bonus = { $name } { $amount }
part-tunnel = Tunnel { $times }×{ $amount }
part-more = { $before } + { $part }
plan-instead = zählt { $here } statt { $there }
plan-more = zählt auch { $here }
plan-less = zählt { $there } nicht
plan-same-stops = dieselben Orte durch andere Tunnel
higher-revenue = Das höchste Einfahrergebnis ist Pflicht: { $best } statt { $revenue }, mit { $routes }.

train-limit = Die Gesellschaft darf in dieser Phase nicht mehr Loks besitzen.
train-not-for-sale = Eine solche Lok steht für diese Gesellschaft nicht zum Verkauf.
train-not-allowed = Die Gesellschaft darf keine { $train }-Lok besitzen.
train-too-dear = Die Gesellschaft kann { $price } nicht bezahlen.
must-own-train = Die Gesellschaft muss am Ende ihres Zuges eine Lok besitzen.
train-not-owned = Die Gesellschaft hat keine { $train }-Lok, die sie abgeben könnte.
trade-too-early = Gesellschaften kaufen noch keine Loks voneinander.
seller-has-none = Die andere Gesellschaft hat keine solche Lok.
nobody-agrees = Die { $seller } hat keinen Direktor, der zustimmen könnte.
train-fixed = Diese Lok kann nicht verkauft werden.
trade-refused = Der andere Direktor hat den Verkauf dieser Lok abgelehnt.
trade-price = Der Preis ist mindestens { $low }; bei einem anderen Direktor genau der aufgedruckte Preis.
sale-not-needed = Der letzte Aktienverkauf war für diese Lok nicht nötig.
no-emergency-sale = In einer Betriebsrunde werden Aktien nur verkauft, solange Geld für eine Pflichtlok fehlt.
one-sale-a-company = Alle Aktien einer Gesellschaft werden auf einmal verkauft.

# Betriebsrunde: Aufforderungen

prompt-LayTrack = Lege ein Gleisteil oder tausche eines aus, oder mach weiter.
prompt-LayTrack-home = Lege ein Gleisteil auf das Heimatfeld der Gesellschaft.
prompt-PlaceStation = Baue einen Bahnhof, oder mach weiter.
prompt-RunningTrains = Fahre mit den Loks.
prompt-BuyTrains = Kaufe Loks, oder mach weiter.
prompt-BuyTrains-owed = Die Gesellschaft muss eine Lok besitzen: kaufe eine.
prompt-AskConsent = Verkaufst du diese Lok?
prompt-ReturnTrains = Die Gesellschaft hat zu viele Loks: gib eine ab.

# Betriebsrunde: was geschah

told-TurnBegan = Die { $company } ist am Zug, Direktor ist { $seat }.
told-TurnBeganAlone = Die { $company } ist am Zug; sie hat keinen Direktor.
told-PassedOver = { $moment ->
    [track] Die { $company } kann nichts bauen.
    [station] Die { $company } kann keinen Bahnhof bauen.
    [running] Die { $company } kann mit keiner Lok fahren.
   *[trains] Die { $company } kann keine Lok kaufen.
  }
told-StepEnded = { $moment ->
    [track] Die { $company } baut nicht weiter.
    [station] Die { $company } baut keinen Bahnhof.
   *[trains] Die { $company } kauft keine weitere Lok.
  }
told-TileLaid = { $cost ->
    [0] Die { $company } legt Gleisteil { $tile } auf { $hex }.
   *[other] Die { $company } legt Gleisteil { $tile } auf { $hex } für { $cost }.
  }
told-HomeMarkerPlaced = Die { $company } legt ihren Bahnhofsmarker auf ihren Heimatbahnhof { $stop }.
told-MarkerPlaced = Die { $company } legt einen Bahnhofsmarker auf { $stop } für { $cost }.
told-TrainRan = Die { $company } fährt mit einer { $train }-Lok { $revenue } ein: { $stops }.
told-TrainBought = Die { $company } kauft eine { $train }-Lok von { $seller } für { $price }.
told-DirectorPaid = { $seat } zahlt { $amount } für die { $company } zu.
told-TradeProposed = Die { $company } möchte eine { $train }-Lok von der { $seller } für { $price } kaufen.
told-TradeRefused = Die { $seller } verkauft ihre { $train }-Lok nicht an die { $company }.
told-PhaseBegan = Phase { $phase } beginnt.
told-TrainsScrapped = Verschrottet: { $trains }.
told-TrainReturned = Die { $company } gibt eine { $train }-Lok ab.
told-TrainExported = Eine { $train }-Lok wird exportiert.

new-track-unused = Die Gesellschaft könnte kein neues Gleis auf { $hex } nutzen, und kein Wert ändert sich.
route-start = Eine { $train }-Lok beginnt an einer Grube und endet anderswo.
route-too-many-cities = Eine { $train }-Lok zählt nicht so viele Städte; Orte zählen nicht.

# Gefragt nach dem besten Lauf

no-routes = { $title } hat keine Loks, die auf Strecken fahren.
company-unknown = Eine Gesellschaft "{ $company }" gibt es in diesem Spiel nicht. Es gibt: { $known }.
nobody-runs = Keine Gesellschaft ist am Zug; nenne eine mit --company.
nobody-runs-any-more = Das Spiel ist zu Ende: keine Gesellschaft fährt jetzt; nenne eine mit --company.
no-trains = { $company } hat keine Loks.

# Wörter von 1844 Schweiz.

# Titel

title-1844 = 1844 Schweiz
title-1844-2003 = 1844 Schweiz (2003)

# Die Ausgaben

board-2003-unverified = Der Spielplan von 2003 ist von einem Bild abgeschrieben und nicht an einem gedruckten Plan geprüft; einige Gleisteile der Schachtel sind angenommen.

# Die Versteigerung

bid-too-low = Biete mindestens { $least }.
bid-not-covered = Du hast nur { $cash }.
prompt-Auction = Biete auf die angebotene Privatgesellschaft oder passe.
prompt-IssuePrice = Setze den Ausgabekurs.
told-BidMade = { $seat } bietet { $amount } auf { $paper }.
told-PrivateWon = { $seat } ersteigert { $paper } für { $paid }.
told-PriceLowered = Niemand will { $paper }: Der Preis sinkt auf { $price }.
told-PrivatesRefused = Niemand will die übrigen Privatgesellschaften. Nur Einkommen wird gezahlt; dann beginnt Runde { $number } der Versteigerung.
told-IssuePriceSet = { $seat } setzt den Ausgabekurs der { $company } auf { $price }.

# Privatgesellschaften und andere Zertifikate

privates-from-phase-3 = Gesellschaften dürfen ab Phase 3 Privatgesellschaften kaufen.
no-privates = Die { $company } darf keine Privatgesellschaften besitzen.
private-not-for-sale = { $paper } kann nie an eine Gesellschaft verkauft werden.
private-of-director-only = Eine Gesellschaft kann { $paper } nur ihrem eigenen Direktor abkaufen.
private-price = Der Preis beträgt { $least } bis { $most }.
paper-not-for-sale = { $paper } steht nicht zum Verkauf.
director-unsold = Aktien der { $company } können erst verkauft werden, wenn ihre Direktoraktie gekauft ist.
one-mountain-a-round = Nur eine Bergbahn je Aktienrunde.
one-tunnel-a-round = Nur ein Zertifikat der Tunnelgesellschaft je Aktienrunde.
prompt-BuyPrivates = Kaufe Privatgesellschaften.

# Die SBB

sell-for-the-exchange = Du schuldest Geld für den Umtausch in SBB-Aktien: Verkaufe zuerst Aktien.
no-marker-there = Die SBB hat dort keinen Bahnhofsmarker, der bleiben könnte.
prompt-AfterMerger = Wähle, welcher Bahnhofsmarker der SBB auf dem Feld bleibt.
prompt-RepayExchangeAnyTime = Zahle, was du für den Umtausch schuldest.
told-SbbFormed = Die SBB wird mit { $cash } Betriebskapital gegründet.
told-SharesExchanged = { $seat } erhält im Umtausch { $shares ->
    [one] einen SBB-Anteil
   *[other] { $shares } SBB-Anteile
  }; Ausgleich: { $balance }.
told-ExchangeDebt = { $seat } schuldet { $debt } für den Umtausch.
told-MarkerReturned = Ein zweiter Bahnhofsmarker der SBB auf { $hex } kommt zurück.
told-Swapped = { $seat } tauscht mit { $partner } zwei 5-%-Aktien der SBB gegen eine 10-%-Aktie.

# Tunnel, Furka-Oberalp-Strecke, Bergbahnen, Zielbahnhöfe, EVA

powers-from-phase-3 = Sonderfunktionen der Privatgesellschaften gelten ab Phase 3.
power-used = Die Sonderfunktion von { $paper } ist schon genutzt.
power-not-yours = { $paper } gehört weder der Gesellschaft noch ihrem Direktor.
extra-tile-yellow = Das zusätzliche Gleisteil muss gelb sein.
no-tunnel-certificate = Für einen Tunnel braucht der Direktor ein Zertifikat der Tunnelgesellschaft.
no-tunnel-there = Auf { $hex } kann kein Tunnel gebaut werden.
tunnel-no-mouth = Ein Tunnel muss zwei Tunneleingänge von { $hex } verbinden.
tunnel-taken = Auf { $hex } gibt es schon einen Tunnel.
tunnel-none-left = Ein solches Tunnelplättchen ist nicht mehr vorhanden.
tunnel-not-connected = Kein Eingang dieses Tunnels auf { $hex } ist von einem Bahnhofsmarker der Gesellschaft aus erreichbar.
tunnel-too-dear = Ein Tunnel kostet { $cost }; die Gesellschaft hat { $cash }.
no-free-mountain = { $hex } ist kein freies Bergfeld.
no-such-panel = Eine solche Einkommenstafel ist nicht mehr vorhanden.
eva-own-company = Die EVA geht an eine Gesellschaft, deren Direktor du bist, nicht an die { $company }.
eva-no-room = Die { $company } kann die EVA jetzt nicht erhalten.
prompt-ExtraTile = Lege das zusätzliche Gleisteil.
prompt-Tunnelling = Baue einen Tunnel.
prompt-Furka = Lege die Furka-Oberalp-Strecke.
prompt-Eva = Gib die EVA einer Gesellschaft.
prompt-PlaceMountain = Wähle ein Bergfeld und eine Einkommenstafel für deine Bergbahn.
prompt-EndOfTurn = Kaufe Privatgesellschaften oder beende den Zug.
told-TunnelBuilt = Die { $company } baut auf { $hex } einen Tunnel mit { $paper } für { $cost }.
told-FurkaLaid = Die Furka-Oberalp-Strecke wird gelegt; { $owner_is ->
    [company] die { $owner }
   *[other] { $owner }
  } erhält { $amount }.
told-MountainRailwayBuilt = { $seat } baut { $paper } auf { $hex }, Werte { $values }.
told-CameAlive = { $paper } wurde zum ersten Mal befahren und bringt von nun an Einkommen.
brings-to-life = erste Lok für { $paper } ({ $owner })
told-DestinationReached = Die { $company } hat ihren Zielbahnhof { $hex } erreicht und erhält { $amount }.
told-EvaGiven = { $seat } gibt der { $company } die EVA.
not-ruined = Du bist nicht bankrott: Für die billigste Lok reicht es noch.
prompt-Bankruptcy = Melde Bankrott an.
told-WentBankrupt = { $seat } ist bankrott.

destination-not-reached = Die { $company } hat ihren Zielbahnhof nicht erreicht.
claim-something = Eine Meldung nennt mindestens eine Gesellschaft.
claim-one-or-all = Eine Meldung nennt eine Gesellschaft oder alle, die ihr Ziel erreicht haben.
prompt-Claims = Melde die erreichten Zielbahnhöfe an.
prompt-LaterClaims = Melde die erreichten Zielbahnhöfe an.
told-PaperClosed = { $paper } wird geschlossen.
told-TrainsTurned = Alle { ER($train) }-Loks werden zu { ER($to) }-Loks.

# Optionen: was die Spielregel sagt, und was ein anderer Wert ändert
about-1844-aarau_cost-0 = Spielregel von 2016: Die erste Aufwertung von Aarau ist kostenlos.
about-1844-aarau_cost-20 = Spielregel von 2003: Das erste Gleisteil in Aarau kostet die aufgedruckten 20.
about-1844-at_the_limit-if-it-fits = Deutsche Spielregel von 2016 und die von 2003: Das Aktienlimit darf nicht überschritten werden; ein Kauf, der zum Direktor macht, kann am Limit passen.
about-1844-at_the_limit-nobody-buys = Englische Spielregel von 2016: Wer das Limit erreicht hat, kauft nichts.
about-1844-bank_breaks-empty = Spielregel: Die Bank ist gesprengt, wenn sie kein Geld mehr hat.
about-1844-bank_breaks-overdrawn = Die Bank ist erst gesprengt, wenn sie mehr zahlen müsste, als sie hat.
about-1844-bankruptcy-false = Spielregel: Niemand geht bankrott, die Bank leiht, was fehlt.
about-1844-bankruptcy-true = Ein Direktor, der den Preis der billigsten Lok nicht aufbringen kann, darf Bankrott anmelden; das Spiel endet sofort.
about-1844-cell_180-true = Deutsche Spielregel: Auf das Feld 160 der fünften Zeile folgt ein Feld mit 180.
about-1844-cell_180-false = Die fünfte Zeile endet mit 160.
about-1844-consent-true = Deutsche Spielregel: Dem Verkauf einer Lok muss der andere Direktor zustimmen.
about-1844-consent-false = Eine Lok wird einer anderen Gesellschaft abgekauft, ohne deren Direktor zu fragen.
about-1844-destinations-at-once = Spielregel: Das Geld für ein Ziel wird gezahlt, sobald es erreicht ist.
about-1844-destinations-when-claimed = Es wird gezahlt, wenn der Direktor es verlangt.
about-1844-elephant-false = Spielregel: die Reihenfolge des Grundspiels.
about-1844-elephant-true = Variante Elefant: Die Reihenfolge richtet sich danach, wer zuletzt gehandelt hat.
about-1844-elephant_neighbour-previous = Spielregel der Variante: Der Spieler vor dem, der zuletzt gehandelt hat, rückt nach vorn.
about-1844-elephant_neighbour-next = Der Spieler nach dem, der zuletzt gehandelt hat, rückt nach vorn.
about-1844-emergency-no-affordable-train = Spielregel: Der Direktor hilft nur, wenn das Betriebskapital für keine Lok reicht.
about-1844-emergency-any-train = Der Direktor darf auch beim Kauf einer teureren Lok helfen.
about-1844-emergency_sales-what-is-missing = Deutsche Spielregel von 2016: Aktien werden statt eines Kredits verkauft, solange Geld fehlt.
about-1844-emergency_sales-at-will = Englische Spielregel von 2016 und die von 2003: Der Direktor verkauft so viele Aktien, wie er will.
about-1844-eva-any-time = Spielregel: Die EVA darf jederzeit einer Gesellschaft gegeben werden.
about-1844-eva-company-at-turn = Sie wird nur der Gesellschaft gegeben, die am Zug ist.
about-1844-exchange-net = Die Spielregel schweigt: Was ein Spieler beim SBB-Umtausch erhält und zahlt, wird in einer Summe abgerechnet.
about-1844-exchange-by-company = Es wird Gesellschaft für Gesellschaft abgerechnet, sodass Schulden entstehen können, obwohl die Summe positiv ist.
about-1844-exchange_debt-own-account = Spielregel: Was ein Spieler beim Umtausch nicht zahlen kann, ist eine Schuld ohne Zins; um sie zu tilgen, muss er Aktien verkaufen.
about-1844-exchange_debt-loan = Es ist ein Kredit wie jeder andere, mit Zins am Ende jeder Aktienrunde; niemand muss dafür verkaufen.
about-1844-export-after-the-sbb = Spielregel: Loks werden nach der Gründung der SBB exportiert.
about-1844-export-before-the-sbb = Loks werden vor der Gründung der SBB exportiert.
about-1844-final_value-visited = Spielregel von 2016: Am Ende zählt eine Bergbahn oder ein Tunnel, wenn mindestens einmal eine Lok dort war.
about-1844-final_value-paid = Spielregel von 2003: Sie zählen, wenn sie mindestens einmal Einkommen gebracht haben.
about-1844-furka-any-time = Spielregel: Der Besitzer darf die Furka-Oberalp-Strecke jederzeit legen.
about-1844-furka-own-turn = Er darf sie nur in seinem Zug legen.
about-1844-home_tile-compulsory = Spielregel: In ihrem ersten Zug legt eine Gesellschaft ein Gleisteil auf ihr Heimatfeld.
about-1844-home_tile-optional = Es darf anderswo liegen oder fehlen.
about-1844-idle_steps-false = Spielregel: Schritte, in denen nichts möglich ist, werden übergangen.
about-1844-idle_steps-true = Man wird auch gefragt, wenn nichts zu tun ist, aber nicht wegen etwas, das man vorher tun könnte.
about-1844-maximum_revenue-true = Spielregel: Das höchste Einfahrergebnis ist Pflicht.
about-1844-maximum_revenue-false = Jede regelgerechte Fahrt ist erlaubt.
about-1844-mountain_duty-false = Spielregel: Ein Bergfeld ohne Bergbahn verpflichtet keine Gesellschaft zu einer Lok.
about-1844-mountain_duty-true = Eine Verbindung zu einem Bergfeld verpflichtet zu einer Lok, auch wenn dort keine Bergbahn ist.
about-1844-order_cards-dealt = Spielregel: Die Reihenfolgekarten werden ausgeteilt.
about-1844-order_cards-as-seated = Die Reihenfolge ist die der Plätze.
about-1844-papers_in_debt-true = Spielregel von 2016: Ein Spieler mit Schulden darf Bergbahnen und Tunnelzertifikate kaufen, denn sie sind keine Aktien.
about-1844-papers_in_debt-false = Spielregel von 2003: Ein Spieler mit Schulden kauft nichts.
about-1844-price_moves-falls-first = Spielregel: Am Ende einer Aktienrunde fallen erst alle Kurse, die fallen, dann steigen alle, die steigen.
about-1844-price_moves-company-by-company = Kurse bewegen sich Gesellschaft für Gesellschaft.
about-1844-privates_from-director = Spielregel: Eine Gesellschaft kauft Privatgesellschaften nur von ihrem Direktor.
about-1844-privates_from-any-player = Sie darf sie von jedem Spieler kaufen.
about-1844-repayment-any-time = Spielregel: Ein Kredit darf jederzeit zurückgezahlt werden.
about-1844-repayment-stock-round = Er wird im eigenen Zug einer Aktienrunde zurückgezahlt, soweit man kann.
about-1844-same_direction-true = Spielregel: Eine Strecke darf zwei Fernverbindungen einer Richtung verbinden, ohne Transitbonus.
about-1844-same_direction-false = Keine Strecke darf sie verbinden.
about-1844-sbb_trade-agreed-price = Spielregel von 2016: Loks der SBB werden zum vereinbarten Preis verkauft.
about-1844-sbb_trade-printed-price = Spielregel von 2003: Sie werden zum Nennwert verkauft.
about-1844-start_in_debt-false = Spielregel: Ein Spieler mit Schulden kauft keine Direktoraktie.
about-1844-start_in_debt-true = Ein Spieler mit Schulden darf eine Direktoraktie kaufen.
about-1844-surplus_after_export-at-once = Spielregel: Überzählige Loks werden nach einem Export sofort abgegeben.
about-1844-surplus_after_export-next-turn = Sie werden im nächsten Zug der Gesellschaft abgegeben.
about-1844-surplus_trains-pool = Spielregel: Überzählige Loks kommen in den Bankpool.
about-1844-surplus_trains-removed = Sie scheiden aus.
about-1844-tunnel_bonus-both-sides = Spielregel: Der Tunnelbonus zählt für Halte auf beiden Seiten des Tunnels.
about-1844-tunnel_bonus-any-tunnel = Er zählt für jeden Tunnel der Strecke.
about-1844-tunnel_at_furka_ends-false = Spielregel: An den Enden der Furka-Oberalp-Strecke beginnt kein Tunnel.
about-1844-tunnel_at_furka_ends-true = Dort darf ein Tunnel beginnen.
about-1844-vaduz-grey = Die Spielregel schweigt: Vaduz ist keine Fernverbindung; jede Lok darf dorthin fahren.
about-1844-vaduz-red = Vaduz gilt als Fernverbindung.
about-1844-worthless_stops-true = Spielregel: Eine Fernverbindung darf auch angefahren werden, solange sie nichts wert ist.
about-1844-worthless_stops-false = Sie darf nicht angefahren werden, solange sie nichts wert ist.

programme-do-PassLots = In der Versteigerung passen
programme-until-PassLots = Endet, wenn eines der angekreuzten Papiere angeboten wird, mit der Versteigerung oder wenn du handelst. Ist nichts angekreuzt, passt du bis zum Ende.
programme-PassLots = Du passt in der Versteigerung, bis { $lots ->
    [0] sie endet
   *[other] eines von diesen angeboten wird: { $names }
  }.
programme-lot = { $paper } wird angeboten.
programme-auction-over = Die Versteigerung ist zu Ende.

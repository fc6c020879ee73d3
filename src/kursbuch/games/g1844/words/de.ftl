# Wörter von 1844 Schweiz.

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

# Privatbahnen und andere Papiere

privates-from-phase-3 = Gesellschaften dürfen ab Phase 3 Privatgesellschaften kaufen.
no-privates = Die { $company } darf keine Privatgesellschaften besitzen.
private-not-for-sale = { $paper } kann nie an eine Gesellschaft verkauft werden.
private-of-director-only = Eine Gesellschaft kann { $paper } nur ihrem eigenen Direktor abkaufen.
private-price = Der Preis beträgt { $least } bis { $most }.
paper-not-for-sale = { $paper } steht nicht zum Verkauf.
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

# Tunnel, Furka-Oberalp-Linie, Bergbahnen, Zielbahnhöfe, EVA

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
told-FurkaLaid = Die Furka-Oberalp-Strecke wird gelegt; { $owner } erhält { $amount }.
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

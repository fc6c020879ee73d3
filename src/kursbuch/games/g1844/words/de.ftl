# Wörter von 1844 Schweiz.

# Die Ausgaben

board-2003-unverified = Der Spielplan von 2003 ist von einem Bild abgeschrieben und nicht an einem gedruckten Plan geprüft; einige Plättchen der Schachtel sind angenommen.

# Die Versteigerung

bid-too-low = Ein Gebot beträgt mindestens { $least }.
bid-not-covered = Du hast nur { $cash }.
prompt-Auction = Biete für die angebotene Privatbahn oder passe.
prompt-IssuePrice = Setze den Ausgabekurs.
told-BidMade = { $seat } bietet { $amount } für { $paper }.
told-PrivateWon = { $seat } ersteigert { $paper } für { $paid }.
told-PriceLowered = Niemand will { $paper }: der Preis sinkt auf { $price }.
told-PrivatesRefused = Niemand will die übrigen Privatbahnen. Nur Einkommen wird gezahlt; dann beginnt Runde { $number } der Versteigerung.
told-IssuePriceSet = { $seat } setzt den Ausgabekurs der { $company } auf { $price }.

# Privatbahnen und andere Papiere

privates-from-phase-3 = Gesellschaften kaufen Privatbahnen ab Phase 3.
no-privates = Die { $company } darf keine Privatbahnen besitzen.
private-not-for-sale = { $paper } wird nie an eine Gesellschaft verkauft.
private-of-director-only = { $paper } kann nur vom eigenen Direktor gekauft werden.
private-price = Der Preis ist { $least } bis { $most }.
paper-not-for-sale = { $paper } steht nicht zum Verkauf.
one-mountain-a-round = Nur eine Bergbahn je Aktienrunde.
one-tunnel-a-round = Nur ein Papier der Tunnelgesellschaft je Aktienrunde.
prompt-BuyPrivates = Kaufe Privatbahnen.

# Die SBB

sell-for-the-exchange = Du schuldest Geld für den Umtausch in SBB-Aktien und musst verkaufen.
no-marker-there = Die SBB hat dort keinen Marker, der bleiben könnte.
prompt-AfterMerger = Welcher der beiden SBB-Marker auf einem Feld bleibt?
prompt-RepayExchangeAnyTime = Zahle, was du für den Umtausch schuldest.
told-SbbFormed = Die SBB wird gegründet, mit { $cash } Betriebskapital.
told-SharesExchanged = { $seat } tauscht in { $shares } SBB-Aktien; Differenz { $balance }.
told-ExchangeDebt = { $seat } schuldet { $debt } für den Umtausch.
told-MarkerReturned = Ein zweiter SBB-Marker auf { $hex } geht zurück.
told-Swapped = { $seat } tauscht zwei 5-%-Papiere der SBB gegen ein 10-%-Papier mit { $partner }.

# Tunnel, Furka-Oberalp-Linie, Bergbahnen, Zielbahnhöfe, EVA

powers-from-phase-3 = Sonderrechte der Privatbahnen gelten ab Phase 3.
power-used = Das Recht von { $paper } ist verbraucht.
power-not-yours = { $paper } gehört weder der Gesellschaft noch ihrem Direktor.
extra-tile-yellow = Das zusätzliche Gleisteil ist gelb.
no-tunnel-certificate = Für einen Tunnel braucht der Direktor ein Zertifikat der Tunnelgesellschaft.
no-tunnel-there = Auf { $hex } kann kein Tunnel gebaut werden.
tunnel-no-mouth = Ein Tunnel verbindet zwei Tunneleingänge von { $hex }.
tunnel-taken = Auf { $hex } gibt es schon einen Tunnel.
tunnel-none-left = Ein solches Tunnelplättchen ist nicht mehr vorhanden.
tunnel-not-connected = Kein Eingang dieses Tunnels auf { $hex } ist von einem Bahnhof der Gesellschaft aus erreichbar.
tunnel-too-dear = Ein Tunnel kostet { $cost }; die Gesellschaft hat { $cash }.
no-free-mountain = { $hex } ist kein freies Bergfeld.
no-such-panel = Eine solche Einkommenstafel ist nicht mehr vorhanden.
eva-own-company = EVA geht an eine Gesellschaft, deren Direktor du bist, nicht an die { $company }.
eva-no-room = Die { $company } kann EVA jetzt nicht erhalten.
prompt-ExtraTile = Lege das zusätzliche Gleisteil.
prompt-Tunnelling = Baue einen Tunnel.
prompt-Furka = Lege die Furka-Oberalp-Linie.
prompt-Eva = Gib EVA einer Gesellschaft.
prompt-PlaceMountain = Wähle ein Bergfeld und eine Einkommenstafel für deine Bergbahn.
prompt-EndOfTurn = Kaufe Privatbahnen oder beende den Zug.
told-TunnelBuilt = Die { $company } baut auf { $hex } einen Tunnel mit { $paper } für { $cost }.
told-FurkaLaid = Die Furka-Oberalp-Linie wird gelegt; { $owner } erhält { $amount }.
told-MountainRailwayBuilt = { $seat } baut { $paper } auf { $hex }, Werte { $values }.
told-CameAlive = { $paper } wurde zum ersten Mal befahren und bringt von nun an Einkommen.
brings-to-life = { $paper } von { $owner } wird zum ersten Mal befahren
told-DestinationReached = Die { $company } hat ihr Ziel { $hex } erreicht und erhält { $amount }.
told-EvaGiven = { $seat } gibt EVA der { $company }.
not-ruined = Für die billigste Lok reicht es noch.
prompt-Bankruptcy = Melde Bankrott an.
told-WentBankrupt = { $seat } ist bankrott.

destination-not-reached = Die { $company } hat ihr Ziel nicht erreicht.
claim-something = Eine Meldung nennt mindestens eine Gesellschaft.
claim-one-or-all = Eine Meldung nennt eine Gesellschaft oder alle, die ihr Ziel erreicht haben.
prompt-Claims = Nenne die Gesellschaften, die ihr Ziel erreicht haben.
prompt-LaterClaims = Nenne die Gesellschaften, die ihr Ziel erreicht haben.
told-PaperClosed = { $paper } schließt.
told-TrainsTurned = Alle { $train }-Loks werden auf { $to } gedreht.

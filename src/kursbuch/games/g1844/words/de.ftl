# Wörter von 1844 Schweiz.

# Die Versteigerung

bid-too-low = Ein Gebot beträgt mindestens { $least }.
bid-not-covered = Du hast nur { $cash }.
prompt-Auction = Biete für die angebotene Privatbahn oder passe.
prompt-IssuePrice = Setze den Ausgabekurs.
told-BidMade = { $seat } bietet { $amount } für { $paper }.
told-PrivateWon = { $seat } ersteigert { $paper } für { $paid }.
told-PriceLowered = Niemand will { $paper }: der Preis sinkt auf { $price }.
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
told-SbbFormed = Die SBB wird gegründet, mit { $cash } in der Kasse.
told-SharesExchanged = { $seat } tauscht in { $shares } SBB-Aktien; Differenz { $balance }.
told-ExchangeDebt = { $seat } schuldet { $debt } für den Umtausch.
told-MarkerReturned = Ein zweiter SBB-Marker auf { $hex } geht zurück.
told-Swapped = { $seat } tauscht zwei 5-%-Papiere der SBB gegen ein 10-%-Papier mit { $partner }.

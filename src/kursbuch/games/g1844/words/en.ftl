# Words of 1844 Switzerland.

# The editions

board-2003-unverified = The board of 2003 is transcribed from a picture and has not been verified against a printed board; some tiles in the box are assumed.

# The auction

bid-too-low = Bid at least { $least }.
bid-not-covered = You have only { $cash }.
prompt-Auction = Bid for the private company on offer, or pass.
prompt-IssuePrice = Set the issue price.
told-BidMade = { $seat } bids { $amount } for { $paper }.
told-PrivateWon = { $seat } wins { $paper } for { $paid }.
told-PriceLowered = Nobody wants { $paper }: its price falls to { $price }.
told-PrivatesRefused = Nobody wants the remaining private companies. Only income is paid; then round { $number } of the auction begins.
told-IssuePriceSet = { $seat } sets the issue price of { $company } at { $price }.

# Private companies and other papers

privates-from-phase-3 = Companies may buy private companies from phase 3 on.
no-privates = { $company } may not own private companies.
private-not-for-sale = { $paper } can never be sold to a company.
private-of-director-only = { $paper } can be bought only by a company that its owner directs.
private-price = Pay between { $least } and { $most }.
paper-not-for-sale = { $paper } is not for sale.
one-mountain-a-round = You may buy only one mountain railway per stock round.
one-tunnel-a-round = You may buy only one certificate of the Tunnel Company per stock round.
prompt-BuyPrivates = Buy private companies.

# The SBB

sell-for-the-exchange = You owe money for the exchange into SBB shares: sell shares first.
no-marker-there = The SBB has no station marker there to keep.
prompt-AfterMerger = Choose which SBB marker to keep on the hex.
prompt-RepayExchangeAnyTime = Pay what you owe for the exchange.
told-SbbFormed = The SBB is formed, with { $cash } in its treasury.
told-SharesExchanged = { $seat } receives { $shares ->
    [one] one SBB share
   *[other] { $shares } SBB shares
  } in the exchange; cash difference: { $balance }.
told-ExchangeDebt = { $seat } owes { $debt } for the exchange.
told-MarkerReturned = A second SBB station marker on { $hex } is returned.
told-Swapped = { $seat } swaps two 5% certificates of the SBB for a 10% certificate with { $partner }.

# Tunnels, the Furka-Oberalp line, mountain railways, destinations, EVA

powers-from-phase-3 = Powers of private companies can be used from phase 3 on.
power-used = The power of { $paper } has already been used.
power-not-yours = { $paper } belongs neither to the company nor to its director.
extra-tile-yellow = The extra tile must be yellow.
no-tunnel-certificate = The director needs a certificate of the Tunnel Company to build a tunnel.
no-tunnel-there = No tunnel can be built on { $hex }.
tunnel-no-mouth = A tunnel must join two tunnel mouths of { $hex }.
tunnel-taken = There is already a tunnel on { $hex }.
tunnel-none-left = No such tunnel tile is left.
tunnel-not-connected = No mouth of this tunnel on { $hex } can be reached from a station marker of the company.
tunnel-too-dear = A tunnel costs { $cost }; the company has { $cash }.
no-free-mountain = { $hex } is not a free mountain.
no-such-panel = No such income panel is left.
eva-own-company = EVA must go to a company that you direct, not to { $company }.
eva-no-room = { $company } cannot receive EVA now.
prompt-ExtraTile = Lay the extra tile.
prompt-Tunnelling = Build a tunnel.
prompt-Furka = Lay the Furka-Oberalp line.
prompt-Eva = Give EVA to a company.
prompt-PlaceMountain = Choose a mountain and an income panel for your mountain railway.
prompt-EndOfTurn = Buy private companies, or end the turn.
told-TunnelBuilt = { $company } builds a tunnel on { $hex } with { $paper } for { $cost }.
told-FurkaLaid = The Furka-Oberalp line is laid; { $owner } receives { $amount }.
told-MountainRailwayBuilt = { $seat } builds { $paper } on { $hex }, worth { $values }.
told-CameAlive = { $paper } has had its first train and pays income from now on.
brings-to-life = first train for { $paper } ({ $owner })
told-DestinationReached = { $company } has reached its destination { $hex } and receives { $amount }.
told-EvaGiven = { $seat } gives EVA to { $company }.
not-ruined = You are not bankrupt: you can still pay for the cheapest train.
prompt-Bankruptcy = Declare bankruptcy.
told-WentBankrupt = { $seat } is bankrupt.

destination-not-reached = { $company } has not reached its destination.
claim-something = A claim names at least one company.
claim-one-or-all = A claim names one company, or all that have reached their destinations.
prompt-Claims = Claim the destinations reached.
prompt-LaterClaims = Claim the destinations reached.
told-PaperClosed = { $paper } is closed.
told-TrainsTurned = All { $train }-trains become { $to }-trains.

# Words of 1844 Switzerland.

# The editions

board-2003-unverified = The board of 2003 is transcribed from a picture and has not been verified against a printed board; some tiles in the box are assumed.

# The auction

bid-too-low = A bid is { $least } at least.
bid-not-covered = You have only { $cash }.
prompt-Auction = Bid for the private company on offer, or pass.
prompt-IssuePrice = Set the issue price.
told-BidMade = { $seat } bids { $amount } for { $paper }.
told-PrivateWon = { $seat } wins { $paper } for { $paid }.
told-PriceLowered = Nobody wants { $paper }: its price falls to { $price }.
told-PrivatesRefused = Nobody wants the private companies that are left. Only income is paid; then round { $number } of the auction begins.
told-IssuePriceSet = { $seat } sets the issue price of { $company } at { $price }.

# Private companies and other papers

privates-from-phase-3 = Companies buy private companies from phase 3 on.
no-privates = { $company } may not own private companies.
private-not-for-sale = { $paper } is never sold to a company.
private-of-director-only = { $paper } can be bought from its owner only if he directs the company.
private-price = The price is { $least } to { $most }.
paper-not-for-sale = { $paper } is not for sale.
one-mountain-a-round = Only one mountain railway in a stock round.
one-tunnel-a-round = Only one certificate of the Tunnel Company in a stock round.
prompt-BuyPrivates = Buy private companies.

# The SBB

sell-for-the-exchange = You owe for the exchange into SBB shares and must sell.
no-marker-there = The SBB has no marker there to keep.
prompt-AfterMerger = Which of the two SBB markers on a hex stays?
prompt-RepayExchangeAnyTime = Pay what you owe for the exchange.
told-SbbFormed = The SBB is formed, with { $cash } in its treasury.
told-SharesExchanged = { $seat } exchanges into { $shares } SBB shares; difference { $balance }.
told-ExchangeDebt = { $seat } owes { $debt } for the exchange.
told-MarkerReturned = A second SBB marker on { $hex } goes back.
told-Swapped = { $seat } swaps two 5 % certificates of the SBB for a 10 % certificate with { $partner }.

# Tunnels, the Furka-Oberalp line, mountain railways, destinations, EVA

powers-from-phase-3 = Powers of private companies can be used from phase 3 on.
power-used = The power of { $paper } is used up.
power-not-yours = { $paper } belongs neither to the company nor to its director.
extra-tile-yellow = The extra tile is a yellow one.
no-tunnel-certificate = A tunnel needs a certificate of the Tunnel Company in the director's hand.
no-tunnel-there = No tunnel can be built on { $hex }.
tunnel-no-mouth = A tunnel joins two mouths of { $hex }.
tunnel-taken = There is a tunnel on { $hex } already.
tunnel-none-left = There is no such tunnel tile left.
tunnel-not-connected = No mouth of this tunnel on { $hex } can be reached from a station of the company.
tunnel-too-dear = A tunnel costs { $cost }; the company has { $cash }.
no-free-mountain = { $hex } is no free mountain.
no-such-panel = There is no such income panel left.
eva-own-company = EVA goes to a company that you direct, not to { $company }.
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
told-CameAlive = { $paper } has had its first train and pays from now on.
brings-to-life = { $paper } of { $owner } has its first train
told-DestinationReached = { $company } has reached its destination { $hex } and receives { $amount }.
told-EvaGiven = { $seat } gives EVA to { $company }.
not-ruined = There is still enough for the cheapest train.
prompt-Bankruptcy = Declare bankruptcy.
told-WentBankrupt = { $seat } is bankrupt.

destination-not-reached = { $company } has not reached its destination.
claim-something = A claim names at least one company.
claim-one-or-all = A claim names one company, or all that have reached their destinations.
prompt-Claims = Say which companies have reached their destinations.
prompt-LaterClaims = Say which companies have reached their destinations.
told-PaperClosed = { $paper } closes.
told-TrainsTurned = All { $train } are turned to { $to }.

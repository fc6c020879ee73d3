# Words of 1844 Switzerland.

# Titles

title-1844 = 1844 Switzerland
title-1844-2003 = 1844 Switzerland (2003)

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

# Private companies and other certificates

privates-from-phase-3 = Companies may buy private companies from phase 3 on.
no-privates = { $company } may not own private companies.
private-not-for-sale = { $paper } can never be sold to a company.
private-of-director-only = { $paper } can be bought only by a company that its owner directs.
private-price = Pay between { $least } and { $most }.
paper-not-for-sale = { $paper } is not for sale.
director-unsold = Shares of { $company } cannot be sold before its director's certificate has been bought.
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

# Options: what the rulebook says, and what another value changes
about-1844-aarau_cost-0 = Rulebook of 2016: the first upgrade of Aarau is free.
about-1844-aarau_cost-20 = Rulebook of 2003: the first tile in Aarau costs the printed 20.
about-1844-at_the_limit-if-it-fits = German rulebook of 2016, and that of 2003: the share limit may not be exceeded; a purchase that makes you director may still fit at the limit.
about-1844-at_the_limit-nobody-buys = English rulebook of 2016: a player who has reached the limit buys nothing.
about-1844-bank_breaks-empty = Rulebook: the bank breaks when it has no money left.
about-1844-bank_breaks-overdrawn = The bank breaks only when it has to pay more than it has.
about-1844-bankruptcy-false = Rulebook: nobody goes bankrupt; the bank lends what is missing.
about-1844-bankruptcy-true = A director who cannot raise the price of the cheapest train may declare bankruptcy, which ends the game at once.
about-1844-cell_180-true = German rulebook: a space of 180 follows the 160 of the fifth row.
about-1844-cell_180-false = The fifth row ends with 160.
about-1844-consent-true = German rulebook: the other director must agree to the sale of a train.
about-1844-consent-false = A train is bought from another company without asking its director.
about-1844-destinations-at-once = Rulebook: the money for a destination is paid as soon as it is reached.
about-1844-destinations-when-claimed = It is paid when the director claims it.
about-1844-elephant-false = Rulebook: the turn order of the basic game.
about-1844-elephant-true = Elephant variant: the turn order follows from the last trader.
about-1844-elephant_neighbour-previous = Rulebook of the variant: the player before the last trader goes to the front.
about-1844-elephant_neighbour-next = The player after the last trader goes to the front.
about-1844-emergency-no-affordable-train = Rulebook: the director helps only if the treasury cannot pay for any train.
about-1844-emergency-any-train = The director may also help to buy a more expensive train.
about-1844-emergency_sales-what-is-missing = German rulebook of 2016: shares are sold instead of a loan, as long as money is missing.
about-1844-emergency_sales-at-will = English rulebook of 2016, and that of 2003: the director may sell as many shares as they want.
about-1844-eva-any-time = Rulebook: EVA may be given to a company at any time.
about-1844-eva-company-at-turn = EVA is given only to the company whose turn it is.
about-1844-exchange-net = The rulebook does not say: what a player receives and pays in the SBB exchange is settled in one sum.
about-1844-exchange-by-company = It is settled company by company, so that a debt can arise although the sum is positive.
about-1844-exchange_debt-own-account = Rulebook: what a player cannot pay in the exchange is a debt without interest; shares must be sold to clear it.
about-1844-exchange_debt-loan = It is a loan like any other, with interest at the end of each stock round; nobody has to sell for it.
about-1844-export-after-the-sbb = Rulebook: trains are exported after the SBB is formed.
about-1844-export-before-the-sbb = Trains are exported before the SBB is formed.
about-1844-final_value-visited = Rulebook of 2016: at the end a mountain railway or tunnel counts if it was visited or used at least once.
about-1844-final_value-paid = Rulebook of 2003: it counts if it has paid at least once.
about-1844-furka-any-time = Rulebook: the owner may lay the Furka-Oberalp line at any time.
about-1844-furka-own-turn = The owner may lay it only on their own turn.
about-1844-home_tile-compulsory = Rulebook: on its first turn a company lays a tile on its home hex.
about-1844-home_tile-optional = It may be laid elsewhere, or not at all.
about-1844-idle_steps-false = Rulebook: steps in which nothing can be done are skipped.
about-1844-idle_steps-true = Players are asked even where nothing can be done, but not because of what they could do first.
about-1844-maximum_revenue-true = Rulebook: the highest revenue must be taken.
about-1844-maximum_revenue-false = Any legal run may be made.
about-1844-mountain_duty-false = Rulebook: a mountain hex without a mountain railway obliges no company to own a train.
about-1844-mountain_duty-true = A connection to a mountain hex obliges a company to own a train, even if there is no mountain railway.
about-1844-order_cards-dealt = Rulebook: the turn-order cards are dealt.
about-1844-order_cards-as-seated = The turn order is that of the seats.
about-1844-papers_in_debt-true = Rulebook of 2016: a player in debt may buy mountain railways and tunnels, which are not shares.
about-1844-papers_in_debt-false = Rulebook of 2003: a player in debt buys nothing.
about-1844-price_moves-falls-first = Rulebook: at the end of a stock round all falls come before all rises.
about-1844-price_moves-company-by-company = Prices move company by company.
about-1844-privates_from-director = Rulebook: a company buys private companies from its director.
about-1844-privates_from-any-player = A company may buy them from any player.
about-1844-repayment-any-time = Rulebook: a loan may be repaid at any time.
about-1844-repayment-stock-round = A loan is repaid on the player's turn of a stock round, as far as possible.
about-1844-same_direction-true = Rulebook: a route may join two off-board areas of one direction, without a transit bonus.
about-1844-same_direction-false = No route may join them.
about-1844-sbb_trade-agreed-price = Rulebook of 2016: trains of the SBB are sold at an agreed price.
about-1844-sbb_trade-printed-price = Rulebook of 2003: they are sold at the printed price.
about-1844-start_in_debt-false = Rulebook: a player in debt cannot start a company.
about-1844-start_in_debt-true = A player in debt may buy a director's certificate.
about-1844-surplus_after_export-at-once = Rulebook: surplus trains after an export are given up at once.
about-1844-surplus_after_export-next-turn = They are given up on the company's next turn.
about-1844-surplus_trains-pool = Rulebook: surplus trains go to the bank pool.
about-1844-surplus_trains-removed = They leave the game.
about-1844-tunnel_bonus-both-sides = Rulebook: the tunnel bonus counts for stops on both sides of the tunnel.
about-1844-tunnel_bonus-any-tunnel = It counts for any tunnel on the route.
about-1844-tunnel_at_furka_ends-false = Rulebook: no tunnel begins at an end of the Furka-Oberalp line.
about-1844-tunnel_at_furka_ends-true = A tunnel may begin there.
about-1844-vaduz-grey = The rulebook does not say: Vaduz is not an off-board area, so that every train may visit it.
about-1844-vaduz-red = Vaduz counts as an off-board area.
about-1844-worthless_stops-true = Rulebook: an off-board area may be visited even while it is worth nothing.
about-1844-worthless_stops-false = It may not be visited while it is worth nothing.

programme-do-PassLots = Pass in the auction
programme-until-PassLots = Ends when one of the lots that you tick is offered, with the auction, or when you act. Tick none to pass to the end.
programme-PassLots = You pass in the auction until { $lots ->
    [0] it ends
   *[other] one of these is offered: { $names }
  }.
programme-lot = { $paper } is on offer.
programme-auction-over = The auction is over.

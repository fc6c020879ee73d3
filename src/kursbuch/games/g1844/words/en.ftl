# Words of 1844 Switzerland.

# The auction

bid-too-low = A bid is { $least } at least.
bid-not-covered = You have only { $cash }.
prompt-Auction = Bid for the private company on offer, or pass.
prompt-IssuePrice = Set the issue price.
told-BidMade = { $seat } bids { $amount } for { $paper }.
told-PrivateWon = { $seat } wins { $paper } for { $paid }.
told-PriceLowered = Nobody wants { $paper }: its price falls to { $price }.
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

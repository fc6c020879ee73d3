# Forms and tables of First Train.

page-tab-boards = Boards
page-tab-players = Players

ft-do-PlaceBid = Bid on a box
ft-offer-PlaceBid = Box { $box }
ft-do-ChooseCompany = Choose the colour
ft-offer-ChooseCompany = { $company }
ft-do-BuildLink = Build a link
ft-offer-BuildLink = { $out_of } → { $into }
ft-do-FinishSeries = Finish the series
ft-offer-FinishSeries = Build no further and pay
ft-do-BuyTrain = Buy a train
ft-offer-BuyTrain = Row { $row }
ft-do-TransportPiece = Transport a piece
ft-offer-TransportPiece = { $piece } from { $area }
ft-do-TransportPieces = Transport uncontested pieces
ft-offer-TransportPieces = Several pieces
ft-do-SellSeries = Sell a series
ft-do-Pass = Pass
ft-offer-Pass = Pass

ft-field-box = Box
ft-field-cubes = Cubes
ft-field-out_of = From
ft-field-into = To
ft-field-area = Area
ft-field-areas = Series
ft-field-piece = Piece
ft-field-row = Train
ft-field-company = Company
ft-field-payment = Payment
ft-field-loads = Pieces
ft-field-cost = Cost
ft-field-bill = The series
ft-field-left = Left
ft-field-links = Links
ft-field-price = Price
ft-bill-points = build points
ft-left-cubes = cubes
ft-left-influence = influence

option-board_side = Side of the boards
option-board_side-3-4 = 3–4 players
option-board_side-2-3 = 2–3 players
option-train_category = A category of trains is
option-train_category-row = a row
option-train_category-price = a price
option-dark_red = The South, dark red part
page-ledger-first-train = First Train

ft-points = Victory points
ft-profit = Profit
ft-hand = Cubes in hand
ft-stock = Cubes in stock
ft-links-left = Links left
ft-links-laid = Links on the map
ft-train = Train { $row }
ft-no-trains = No train this turn
ft-links-from = Links from here and their cost: { $links }
ft-serves = Serves { $places }
ft-bag = Tokens in the bag
ft-score-sets = Sets
ft-score-links = Links on the map
ft-short-points = VP
ft-short-profit = Profit
ft-short-hand = Cubes
ft-short-links = Links
ft-short-white = W
ft-short-brown = B
ft-short-red = R
ft-short-green = G
ft-short-points-long = Victory points
ft-short-profit-long = Profit
ft-short-hand-long = Cubes in hand
ft-short-links-long = Links left
ft-short-white-long = White influence
ft-short-brown-long = Brown influence
ft-short-red-long = Red influence
ft-short-green-long = Green influence
ft-letter = { $colour ->
    [white] W
    [brown] B
    [red] R
    [green] G
   *[other] R/G
}

# The frame and the moments

ft-turn-short = Turn { $turn }
ft-step-auction = Auction
ft-step-order = Order
ft-step-build = Build
ft-step-transport = Trains
ft-step-profit = Profit
ft-step-takeovers = Takeovers
ft-order-player = Player order:
ft-order-build = Build order:
ft-order-transport = Trains and transport:
ft-accounts = Accounts of this turn
ft-income = Income
ft-expense = Expense
ft-then = Then
ft-trains-for-sale = Trains
ft-carries = Carries
ft-carries-so = { $passengers ->
    [one] 1 person
   *[other] { $passengers } people
}, { $goods } goods
ft-left-trains = Left

ft-hint-boxes = click a box: it is proposed, not yet done
ft-bids = Bids
ft-standing-bids = Standing bids
ft-to-place = { $number ->
    [one] one bid to place
   *[other] { $number } bids to place
}
ft-box-for = box { $box } for { $cubes }
ft-on-box = On box { $box }
ft-if-not-outbid = If nobody outbids you
ft-either = red or green influence
ft-choose-box = Click a box.
ft-bids-stand = A bid stands until it is outbid.
ft-two-bids = Everybody keeps bidding until they lead two boxes.
ft-free = free
ft-from = from { $cubes }
ft-influence-now = Influence now
ft-go-PlaceBid = Bid { $cubes } on box { $box }
ft-go-ChooseCompany = Take { $company }
ft-go-BuyTrain = Buy train { $row }
ft-go-TransportPiece = Load { $piece } on { $row }
ft-go-TransportPieces = Load all of them

ft-hint-link = next link, with its cost
ft-click-a-border = Click where the series begins: an area, or one of the dashed links.
ft-last-link = Last link
ft-build-nothing = Build nothing
ft-stop-here = Build no further
ft-go-series = { $links ->
    [one] Build one link
   *[other] Build { $links } links
}
ft-you-have = You have
ft-this-series = This series
ft-pay-with = Influence that pays:

ft-hint-piece = pieces that you can load
ft-room = room for { $passengers ->
    [one] 1 person
   *[other] { $passengers } people
}, { $goods } goods
ft-onto = Onto, for VP
ft-three-for-one = and { $number } others
ft-hint-sale = ends of series that you can sell
ft-keep-track = Keep all track
ft-links-back = Links back
ft-sale-told = The company's links replace yours; the towns they touch are its stations from then on.
ft-go-sale = { $links ->
    [one] Sell one link to { $company }
   *[other] Sell { $links } links to { $company }
}
page-chart-points = Victory points
page-chart-profit = Profit

# Forms and tables of the 18xx games.


e-cash = Cash
e-worth = Worth
e-certificates = Cert.
e-card = Turn
e-debt = Debt
e-other-papers = Other certificates
e-bank = The bank has { $amount }.
e-col-bank = Bank
e-col-treasury = Treasury
e-col-par = Par
e-col-last = Last run
e-director = director
e-trains = Trains
e-train = Train
e-left = Left
e-starts = First one starts phase
e-pool = Bank pool
e-phases = Phases
e-phase = Phase
e-tiles = Tiles
e-rounds = Operating rounds
e-limits = Train limits
e-par = Par
e-treasury = Treasury
e-last = Last run
e-markers = Markers
e-best-run = Best run for { $company }: { $revenue } (proved)
e-good-run = Best run found for { $company }: { $revenue } (not proved; at most { $bound })
e-equal-runs = Other runs earn as much. Choose one to see it on the board.
e-equal-proposed = proposed
e-equal-more = There may be more; every valid run that earns as much is accepted.
e-pay-out-yes = Pay out
e-pay-out-no = Withhold
e-pay-out-as-last = As last time
e-agreed-yes = Agree
e-agreed-no = Refuse

e-do-BuyPaper = Buy a certificate from the bank
e-offer-BuyPaper = { $paper }
e-do-BuyShare = Buy a share
e-offer-BuyShare = { $shares ->
    [1] { $company } from { $source }
   *[other] { $company } from { $source }, { $shares } shares
  }
e-do-StartCompany = Buy a director's certificate
e-offer-StartCompany = { $company } { $price }
e-do-SellShares = Sell shares
e-offer-SellShares = { $doubles ->
    [0] { $company } { $shares }
    [one] { $company } { $shares } with one double certificate
   *[other] { $company } { $shares } with { $doubles } double certificates
  }
e-do-LayTile = Lay a tile
e-offer-LayTile = Tile { $tile } on { $hex }
e-do-PlaceMarker = Place a station marker
e-offer-PlaceMarker = { $stop }
e-do-RunTrains = Run the trains
e-offer-RunTrains = The run shown
e-do-UseRevenue = The revenue
e-offer-UseRevenue = Revenue
e-do-BuyTrain = Buy a train from the bank
e-offer-BuyTrain = { $train }-train from { $source }
e-do-TradeTrain = Buy a train from a company
e-offer-TradeTrain = { $train }-train of { $seller }
e-do-AnswerTrade = Another company wants to buy a train
e-offer-AnswerTrade = Sell it?
e-do-ReturnTrain = Give up a train
e-offer-ReturnTrain = { $train }-train
e-do-Repay = Repay a debt
e-offer-Repay = Repay

e-field-hex = Hex
e-field-tile = Tile
e-field-turn = Rotation
e-field-stop = City
e-field-amount = Amount
e-field-paper = Certificate
e-field-source = From
e-field-shares = Shares
e-field-doubles = Double certificates
e-field-train = Train
e-field-seller = Seller
e-field-runs = Revenue
e-field-pay_out = Revenue
e-field-agreed = Answer
e-source-bank = the bank
e-source-pool = the bank pool

page-tab-shares = Shares
page-tab-supply = Supply
page-chart-worth = Worth
page-chart-cash = Cash
page-chart-prices = Share prices
page-chart-dividends = Dividends, summed up
page-chart-revenue = Revenue by round
page-chart-best = Revenue of all against the best possible
e-run-best = Each of these runs was proved to be the best possible: the highest revenue must be taken.
e-run-less = At this table less than the best possible may be run; below, what was run is compared with it.
e-line-run = run
e-line-best = best possible
e-field-price = Price
e-field-cost = Cost
e-field-company = Company
e-field-left = Left

# Options

option-bank_breaks = The bank breaks when
option-consent = Train trades between directors need consent
option-emergency_sales = Sales in emergency financing
option-export = Export of trains
option-final_value = Counted at the end
option-maximum_revenue = The highest revenue must be taken
option-repayment = Debts are repaid

# Values of options

option-is-empty = it has no money
option-is-overdrawn = it cannot pay
option-is-at-once = at once
option-is-compulsory = compulsory
option-is-own-turn = on its owner's turn

e-do-Pass = Pass
e-offer-Pass = Pass
e-step-LayTrack = Track
e-step-PlaceStation = Station
e-step-RunningTrains = Run
e-step-Dividend = Dividend
e-step-BuyTrains = Trains
e-price = Price
e-trains-of = Trains { $count }/{ $limit }
e-for = for { $cost }
e-hint-stock = click a price: it is proposed, not yet done
e-hint-track = click a hex, click again to turn
e-hint-station = click a city
e-papers = Owns
e-about-company = { $shares ->
    [one] one share
   *[other] { $shares } shares
  }, launched at { $at }
e-paper-private = Private company
e-no-tile = No tile
e-no-more-tiles = No more tiles
e-no-station = No station
e-no-train = No train
e-your-worth = Your worth
e-can-buy = Could buy
e-buy-bank = Buy: bank
e-buy-pool = Buy: pool
e-sell = Sell
e-sell-short = Sell
e-not-started = Not started: choose the issue price
e-start-at = Start { $company } at
e-no-company = No company operates yet.
e-tiles-for = Tiles for { $place }
e-turns = Rotations
e-cost = Cost
e-best-run-now = Best run, now { $revenue }
e-click-a-hex = Click a hex with a dashed outline.
e-nothing-to-lay = No tile can be laid now.
e-stations-at = Stations
e-revenue-is = Revenue { $revenue }
e-now = Now
e-supply = Trains to come
e-from = From
e-from-bank = bank
e-from-pool = pool
e-leaves = Leaves
e-phase-now = Phase { $phase }
e-opening = Start
e-between-rounds = Between rounds
e-phase-next = first { $train }-train starts the next
e-phase-next-scraps = first { $train }-train: { $scrapped } scrapped
e-income = Income
e-owner = Owner
e-home-is = Home: { $place }
e-train-card = { $train }-train
e-tile-card = Tile { $tile }
e-starts-phase = The first one starts phase { $phase }.
e-scrapped-in = The { $train }-trains are scrapped when phase { $phase } begins.
e-go-BuyShare = Buy { $company }, { $cost }
e-go-StartCompany = Start { $company } at { $price }
e-go-SellShares = Sell { $shares } { $company }
e-go-BuyPaper = Buy { $paper }, { $cost }
e-go-LayTile = Lay { $tile } on { $hex }
e-go-PlaceMarker = Station: { $stop }
e-go-RunTrains = Run
e-go-run = Run for { $revenue }
e-go-pay-out = Pay out { $revenue }
e-go-keep = Withhold { $revenue }
e-go-UseRevenue = { $pay_out }
e-go-BuyTrain = Buy one { $train }-train
e-go-train = Buy one { $train }-train, { $price }
e-go-Pass = Pass
e-your-cash = Director's cash
e-still-missing = Still missing
e-you-hold = Held
e-brings = Brings
e-missing-then = Missing then
e-loan-told = Whatever is still missing when the train is bought, the bank lends: { $missing } now, which would be a debt of { $debt }.
e-director-adds = director adds { $amount }
page-tab-merger = Mergers
e-brings-company = Brings
e-markers-on-map = Stations
e-holder = Holder
e-shares-before = Shares now
e-shares-then = Shares then
e-money-moves = Money
e-no-merger = No company is about to be formed.
e-directed-by = Director
e-drawn = Drawn: { $drawn }, the best: { $best }
e-draw-own = Draw a route by hand:
e-best-again = Back to the best run
e-give-up = Give up
e-buyer = Buyer
e-others-there = Also there

e-upgrades = { $count ->
    [0] No tile may follow here.
    [one] This tile may follow here:
   *[other] These tiles may follow here:
  }
e-reaches = { $stops ->
    [one] Its track leads to one stop.
   *[other] Its track leads to { $stops } stops.
  }
e-reaches-blocked = { $stops ->
    [one] Its track leads to one stop; { $places } is closed to its trains.
   *[other] Its track leads to { $stops } stops; no way through { $places }.
  }
e-phase-tiles = Tiles: { $colours }
e-colour-yellow = yellow
e-colour-green = green
e-colour-brown = brown
e-colour-grey = grey

# Words of the 18xx games.

holder-bank = the bank
holder-pool = the bank pool

# Stock rounds: refusals

no-such-company = There is no such company or share.
sell-at-least-one = Sell at least one share.
sell-own-shares = You do not have that many shares of { $company }.
pool-full = { $room ->
    [0] No more shares of { $company } can be sold: the bank takes at most half of a company.
    [one] Only one more share of { $company } can be sold.
   *[other] Only { $room } more shares of { $company } can be sold.
  }
no-change-of-director = This sale must not change the director of { $company }.
nobody-can-be-director = { $player } does not hold enough shares of { $company } to take over the director's certificate.
director-certificate-stays = You cannot sell that many shares of { $company }: nobody can take over the director's certificate.
certificates-do-not-add-up = You cannot make up this sale of { $company } from your certificates.
no-sales-yet = Shares cannot be sold in this stock round.
one-sale-a-turn = You have already sold { $company } this turn; sell all shares of a company in one go.
sold-before = You have sold { $company } in this stock round and cannot buy it again before the next.
in-debt = You cannot buy while you are in debt.
share-limit = You are at the certificate limit of { $limit }.
director-first = The director's certificate of { $company } must be bought first.
no-such-share = No such share of { $company } is available there.
holds-too-much = You hold too much of { $company } to buy this from the bank.
cannot-pay = This costs { $cost }; there is not enough money.
not-to-be-started = { $company } cannot be started by a player.
director-sold = The director's certificate of { $company } has already been sold.
no-issue-price = { $price } is not one of the issue prices.
sell-down = You are over the certificate limit of { $limit }: sell first.
no-such-repayment = You can repay at most what you owe and what you have.
repay-in-full = You must repay as much of your debt as you can.

# Stock rounds: prompts

prompt-StockRound = Sell shares, buy one certificate, or pass.
prompt-Dividend = Pay out or withhold the revenue.
prompt-RepayAnyTime = Repay a debt.
prompt-RepayOnTurn = Repay a debt.

# Stock rounds: what happened

told-RoundBegan = { $kind ->
    [stock] Stock round { $number }
    [operating] Operating round { $number }.{ $part }
   *[other] { $kind } { $number }
  }
told-Passed = { $seat } passes.
told-NothingToDo = { $seat } cannot act and passes.
told-CompanyStarted = { $seat } buys the director's certificate of { $company } for { $paid } and sets the issue price at { $price }.
told-ShareBought = { $seat } buys { $shares ->
    [one] one share
   *[other] { $shares } shares
  } of { $company } from { $source } for { $paid }.
told-SharesSold = { $seat } sells { $shares ->
    [one] one share
   *[other] { $shares } shares
  } of { $company } for { $received }.
told-PaperBought = { $buyer } buys { $paper } from { $seller } for { $paid }.
told-CompanyLaunched = { $company } is launched with { $capital } in its treasury and { $markers ->
    [one] one station marker
   *[other] { $markers } station markers
  }.
told-DirectorChanged = { $seat } becomes director of { $company }.
told-PriceMoved = The share price of { $company } moves from { $old } to { $new }.
told-IncomePaid = { $owner } receives { $amount } from { $paper }.
told-RevenueKept = { $amount ->
    [0] { $company } earns nothing.
   *[other] { $company } withholds { $amount }.
  }
told-DividendPaid = { $company } pays out { $amount }.
told-DividendReceived = { $owner } receives { $amount } from { $company }.
told-PoolDividend = { $company } receives { $amount } for its shares in the bank pool.
told-OrderChanged = New turn order: { $order }.
told-DebtIncurred = { $seat } takes a loan; the debt rises by { $amount } to { $debt }.
told-InterestAdded = { $seat } is charged { $amount } interest; the debt is now { $debt }.
told-DebtRepaid = { $seat } repays { $amount }; the debt is now { $debt }.
told-BankBroken = The bank has no money left.
told-GameEnded = The game is over.

# Operating rounds: refusals

one-tile = The company has already laid a tile this turn.
home-tile-first = On its first turn the company must lay a tile on its home hex.
no-such-hex = There is no hex { $hex }.
no-such-tile = There is no tile { $tile }.
no-such-turn = A tile has rotations 0 to 5; { $turn } is not one of them.
lay-no-building = No tile may be laid on { $hex }.
lay-colour-not-yet = Tiles of the colour of { $tile } cannot be laid in this phase.
lay-not-next-colour = Tile { $tile } is not the next colour for { $hex }.
lay-other-kind = Tile { $tile } does not have the kind of stop that { $hex } has.
lay-other-label = Tile { $tile } does not have the label of { $hex }.
lay-track-lost = In this rotation tile { $tile } does not keep the track on { $hex }.
lay-closed-side = The track of tile { $tile } would run against a closed side of { $hex }.
lay-none-left = No tile { $tile } is left.
lay-not-connected = Tile { $tile } on { $hex } would not be connected to a station marker of the company.
terrain-too-dear = Building there costs { $cost }; the company has { $cash }.

no-marker = The company has no station marker left.
no-city = { $stop } is not a city with room for station markers.
no-free-circle = No city circle of { $stop } is free.
one-marker-a-hex = The company already has a station marker on this hex.
city-not-reached = The company cannot reach { $stop } from its station markers.
circle-kept = The last free city circle of { $stop } is reserved for its home company.
marker-too-dear = The station marker costs { $cost }; the company has { $cash }.

also = { $before } Also { $rule }: { $what }
run-no-train = The company does not own the train of this route.
run-train-twice = The company does not have that many { $train }-trains.
route-short = A route must join at least two stops by track.
route-no-stop = { $stop } is not a stop for this company's trains.
route-no-track = No track leads from stop to stop along { $way }.
route-stop-twice = A route may not visit the same place twice; this one visits { $stop } twice.
route-no-marker = A route must include a city with the company's station marker; the { $train }-train's does not.
route-through-terminus = A route must begin or end at { $stop }; it cannot run through.
route-through-blocked = Other companies hold all city circles of { $stop }; the route cannot run through.
route-apart = A route may not visit both { $stop } and { $other }.
route-track-twice = A route may not use the same track twice; the { $train }-train does.
routes-share-track = Two trains of the company may not use the same track; the { $train }-train uses track of another.
route-barred = The { $train }-train may not visit { $stop }.
route-too-many-stops = This route has too many stops for the { $train }-train.
route-too-far = This route is too long for the { $train }-train.
route-told = { $train }: { $parts } = { $revenue }
part-stop = { $name } { $amount }
part-bonus = { $name } { $amount }
part-tunnel = tunnel { $times }×{ $amount }
part-more = { $before } + { $part }
plan-instead = counts { $here } instead of { $there }
plan-more = also counts { $here }
plan-less = does not count { $there }
plan-same-stops = the same stops through other tunnels
higher-revenue = You must take the highest revenue: { $best }, not { $revenue }, with { $routes }.

train-limit = The company may not own more trains in this phase.
train-not-for-sale = No such train is for sale to this company.
train-not-allowed = The company may not own { $train }-trains.
train-too-dear = The company cannot pay { $price }.
must-own-train = The company must own a train at the end of its turn.
train-not-owned = The company has no { $train }-train to give up.
trade-too-early = Companies cannot buy trains from each other yet.
seller-has-none = The other company does not have such a train.
nobody-agrees = { $seller } has no director who could agree.
train-fixed = This train cannot be sold.
trade-refused = The other director has refused to sell this train.
trade-price = Pay at least { $low }; between different directors, exactly the printed price.
sale-not-needed = This train was affordable without your last share sale; buy a more expensive one.
no-emergency-sale = In an operating round, shares may be sold only to pay for a train that must be bought.
one-sale-a-company = Sell all shares of a company in one go.

# Operating rounds: prompts

prompt-LayTrack = Lay or upgrade a tile, or pass.
prompt-LayTrack-home = Lay a tile on the company's home hex.
prompt-PlaceStation = Place a station marker, or pass.
prompt-RunningTrains = Run the trains.
prompt-BuyTrains = Buy trains, or pass.
prompt-BuyTrains-owed = The company must own a train: buy one.
prompt-AskConsent = Agree to sell this train?
prompt-ReturnTrains = Over the train limit: give up a train.

# Operating rounds: what happened

told-TurnBegan = { $seat } operates { $company }.
told-TurnBeganAlone = { $company } is next, without a director.
told-PassedOver = { $moment ->
    [track] { $company } cannot lay a tile.
    [station] { $company } cannot place a station marker.
    [running] { $company } cannot run a train.
   *[trains] { $company } cannot buy a train.
  }
told-StepEnded = { $moment ->
    [track] { $company } is done laying track.
    [station] { $company } places no station marker.
   *[trains] { $company } is done buying trains.
  }
told-TileLaid = { $cost ->
    [0] { $company } lays tile { $tile } on { $hex }.
   *[other] { $company } lays tile { $tile } on { $hex } for { $cost }.
  }
told-HomeMarkerPlaced = { $company } places its home station marker on { $stop }.
told-MarkerPlaced = { $company } places a station marker on { $stop } for { $cost }.
told-TrainRan = { $company } runs its { $train }-train for { $revenue }: { $stops }.
told-TrainBought = { $company } buys one { $train }-train from { $seller } for { $price }.
told-DirectorPaid = { $seat } contributes { $amount } for { $company }.
told-TradeProposed = { $company } offers { $seller } { $price } for its { $train }-train.
told-TradeRefused = { $seller } declines to sell its { $train }-train to { $company }.
told-PhaseBegan = Phase { $phase } begins.
told-TrainsScrapped = Trains scrapped: { $trains }.
told-TrainReturned = { $company } gives up one { $train }-train.
told-TrainExported = One { $train }-train is exported.

new-track-unused = The company could use none of the new track on { $hex }, and no value changes.
route-start = The { $train }-train must start at a mine and visit no other mine.
route-too-many-cities = This route has too many cities for the { $train }-train; towns do not count.

# Asked for the best run

no-routes = { $title } has no trains that run along routes.
company-unknown = There is no company “{ $company }” in this game. Available: { $known }.
nobody-runs = No company is about to run its trains; name one (on the command line: --company).
nobody-runs-any-more = The game is over and no company is about to run its trains; name one (on the command line: --company).
train-unknown = There is no train “{ $train }” in this game. Available: { $known }.
no-trains = { $company } has no trains.

# Programmes: what begins, when it will end, what runs, and why it has ended

programme-do-PassQuietly = Pass until something affects me
programme-until-PassQuietly = Ends with the stock round, when you act, or when a company in which you hold shares is traded, launched or changes director.
programme-PassQuietly = You pass until the stock round ends or a company in which you hold shares is traded, launched or changes director.
programme-do-PassRound = Pass until the round ends
programme-until-PassRound = Ends with the stock round or when you act, whatever else happens.
programme-PassRound = You pass until the end of this stock round.
programme-do-PassUntilPrice = Pass until the price falls to
programme-until-PassUntilPrice = Ends when the share price of the company is that low, with the stock round, or when you act.
programme-PassUntilPrice = You pass until a share of { $company } costs { $price } or less, or the stock round ends.
programme-do-PassUntilRise = Pass until the price rises to
programme-until-PassUntilRise = In every stock round. Ends when the share price of the company is that high, when the company closes, or when you act in a stock round.
programme-PassUntilRise = You pass in every stock round until a share of { $company } costs { $price } or more.
programme-do-PassUntilHolding = Pass until somebody holds
programme-until-PassUntilHolding = Ends when another player holds that many shares of the company, with the stock round, or when you act.
programme-PassUntilHolding = You pass until another player holds { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
  } of { $company }, or the stock round ends.
programme-do-BuyUntilLaunched = Buy until launched
programme-until-BuyUntilLaunched = Buys one share per turn, the cheapest. Ends when the company is launched, when somebody sells shares of it, when you cannot buy, with the stock round, or when you act.
programme-BuyUntilLaunched = You buy a share of { $company } each turn until it is launched, somebody sells shares of it, you cannot buy, or the stock round ends.
programme-do-BuyUpTo = Buy up to
programme-until-BuyUpTo = Buys one share per turn, the cheapest. Ends when you hold that many, when somebody sells shares of the company, when you cannot buy, with the stock round, or when you act.
programme-BuyUpTo = You buy a share of { $company } each turn until you hold { $shares }, somebody sells shares of it, you cannot buy, or the stock round ends.
programme-do-Routine = Routine turns
programme-until-Routine = Runs the trains for the proved best revenue, lays no track, places no station, buys nothing. Ends when the phase or the company's trains change, when the run would bring less than last time, when a train must be bought or anything else is asked, or when you act for the company.
programme-Routine = { $company } runs for the best revenue and { $pay_out ->
    [yes] pays it out
    [none] uses it as last time
   *[no] withholds it
  }, builds nothing and buys nothing, until the phase or its trains change, the run brings less than last time, or anything else is asked.

programme-round-over = The stock round is over.
programme-concerned = Something has happened to { $company }, in which you hold shares.
programme-price-reached = A share of { $company } costs { $price } now.
programme-holding-reached = { $who } holds { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
  } of { $company } now.
programme-shares-sold = { $who } has sold shares of { $company }.
programme-launched = { $company } is launched.
programme-shares-reached = You hold { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
  } of { $company } now.
programme-game-over = The game is over.
programme-phase = Phase { $phase } has begun.
programme-not-director = You are not the director of { $company } any more.
programme-trains = { $company } does not have the same trains any more.
programme-asked = { $company } has something else to decide.
programme-closed = { $company } has closed.
programme-no-last = { $company } has never had revenue to use.
programme-not-proved = Nobody has proved which run of { $company } is the best.
programme-worth-less = { $company } would earn { $revenue } now; last time it was { $last }.

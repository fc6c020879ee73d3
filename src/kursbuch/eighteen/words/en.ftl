# Words of the 18xx games.

holder-bank = the bank
holder-pool = the pool

# Stock rounds: refusals

no-such-company = There is no such company or share.
sell-at-least-one = A sale is of one share at least.
sell-own-shares = You do not have that many shares of { $company }.
director-unsold = Shares of { $company } cannot be sold before its director's certificate is bought.
pool-full = { $room ->
    [0] No more shares of { $company } can be sold: the bank takes at most half of a company.
    [one] Only one more share of { $company } can be sold.
   *[other] Only { $room } more shares of { $company } can be sold.
  }
no-change-of-director = This sale may not change the director of { $company }.
nobody-can-be-director = { $player } does not hold enough shares of { $company } to take the director's certificate.
director-certificate-stays = These shares of { $company } cannot be sold: the certificates do not add up, or the director's certificate has nobody to go to.
no-sales-yet = No shares are sold in this stock round.
one-sale-a-turn = You have sold shares of { $company } on this turn; all of a company's shares are sold at once.
sold-before = You have sold shares of { $company } in this stock round.
in-debt = Whoever is in debt may not buy.
share-limit = You have reached the share limit of { $limit }.
director-first = The director's certificate of { $company } is sold first.
no-such-share = There is no such share of { $company } there.
holds-too-much = You hold too much of { $company } to buy this from the bank.
cannot-pay = This costs { $cost }; that is more than there is.
not-to-be-started = { $company } is not started by a player.
director-sold = The director's certificate of { $company } is sold.
no-issue-price = { $price } is no issue price.
sell-down = You are over the share limit of { $limit } and must sell.
no-such-repayment = One pays back what one owes and has.

# Stock rounds: prompts

prompt-StockRound = Sell shares, buy one certificate, or pass.
prompt-Dividend = Pay the revenue out, or keep it.
prompt-RepayAnyTime = Pay back a debt.
prompt-RepayOnTurn = Pay back a debt.

# Stock rounds: what happened

told-RoundBegan = { $kind ->
    [stock] Stock round { $number }
    [operating] Operating round { $number }.{ $part }
   *[other] { $kind } { $number }
  }
told-Passed = { $seat } passes.
told-NothingToDo = { $seat } can do nothing and passes.
told-CompanyStarted = { $seat } buys the director's certificate of { $company } for { $paid } and sets the issue price at { $price }.
told-ShareBought = { $seat } buys { $shares ->
    [one] a share
   *[other] { $shares } shares
  } of { $company } from { $source } for { $paid }.
told-SharesSold = { $seat } sells { $shares ->
    [one] a share
   *[other] { $shares } shares
  } of { $company } for { $received }.
told-PaperBought = { $buyer } buys { $paper } from { $seller } for { $paid }.
told-CompanyLaunched = { $company } is launched with { $capital } and { $markers } station markers.
told-DirectorChanged = { $seat } becomes director of { $company }.
told-PriceMoved = The price of { $company } goes from { $old } to { $new }.
told-IncomePaid = { $owner } receives { $amount } from { $paper }.
told-RevenueKept = { $amount ->
    [0] { $company } has no revenue.
   *[other] { $company } keeps its revenue of { $amount }.
  }
told-DividendPaid = { $company } pays out { $amount }.
told-DividendReceived = { $owner } receives { $amount } from { $company }.
told-OrderChanged = New turn order: { $order }.
told-DebtIncurred = { $seat } borrows and owes the bank { $amount } more, { $debt } in all.
told-InterestAdded = { $amount } of interest are added to the debt of { $seat }: { $debt }.
told-DebtRepaid = { $seat } pays back { $amount } and still owes { $debt }.
told-BankBroken = The bank has no money left.
told-GameEnded = The game is over.

# Operating rounds: refusals

one-tile = The company has laid its tile of this turn.
home-tile-first = On its first turn the company lays a tile on its home.
no-such-hex = There is no hex { $hex }.
no-such-tile = There is no tile { $tile }.
no-such-turn = A tile is turned by 0 to 5 sixths, not by { $turn }.
lay-no-building = No tile is laid on { $hex }.
lay-colour-not-yet = Tiles of the colour of { $tile } cannot be laid in this phase.
lay-not-next-colour = Tile { $tile } is not of the next colour for { $hex }.
lay-other-kind = Tile { $tile } has not the kind of stop that { $hex } has.
lay-other-label = Tile { $tile } has not the label that { $hex } has.
lay-track-lost = Tile { $tile } does not keep the track on { $hex } in this turn.
lay-closed-side = Track of tile { $tile } would point at a closed side of { $hex }.
lay-none-left = There is no tile { $tile } left.
lay-not-connected = Tile { $tile } on { $hex } would not be connected to a station of the company.
terrain-too-dear = Building there costs { $cost }; the company has { $cash }.

no-marker = The company has no station marker left.
no-city = { $stop } is no city with circles for station markers.
no-free-circle = No circle of { $stop } is free.
one-marker-a-hex = The company has a station marker on this hex.
city-not-reached = The company cannot reach { $stop } from its stations.
circle-kept = The last free circle of { $stop } is kept for its home company.
marker-too-dear = The station marker costs { $cost }; the company has { $cash }.

also = { $before } Also { $rule }: { $what }
run-no-train = The company does not own the train of this route.
run-train-twice = The company has not so many trains of the kind { $train }.
route-short = A route joins at least two stops by track.
route-no-stop = { $stop } is no stop for this company's trains.
route-no-track = There is no track that leads { $way } from stop to stop.
route-stop-twice = A route visits no place twice, as this one does { $stop }.
route-no-marker = A route must contain a city with a station of the company; that of the { $train } does not.
route-through-terminus = A route begins or ends at { $stop }; it cannot run through.
route-through-blocked = Other companies hold all circles of { $stop }; the route cannot run through.
route-apart = A route may not visit { $stop } and { $other } together.
route-track-twice = A route uses no piece of track twice; that of the { $train } does.
routes-share-track = Two trains of the company may not use the same track; the { $train } uses track of another.
route-barred = A train { $train } may not visit { $stop }.
route-too-many-stops = A train { $train } cannot count so many stops.
route-too-far = A train { $train } cannot run so far.
route-told = { $train }: { $parts } = { $revenue }
part-stop = { $name } { $amount }
part-bonus = { $name } { $amount }
part-tunnel = tunnel { $times }×{ $amount }
part-more = { $before } + { $part }
plan-instead = counts { $here } instead of { $there }
plan-more = also counts { $here }
plan-less = does not count { $there }
plan-same-stops = the same stops by other tunnels
higher-revenue = The highest revenue must be taken: { $best } instead of { $revenue }, with { $routes }.

train-limit = The company may not own more trains in this phase.
train-not-for-sale = There is no such train for sale to this company.
train-not-allowed = The company may not own a train { $train }.
train-too-dear = The company cannot pay { $price }.
must-own-train = The company must own a train at the end of its turn.
train-not-owned = The company has no train { $train } to give up.
trade-too-early = Companies do not buy trains from each other yet.
seller-has-none = The other company has no such train.
nobody-agrees = { $seller } has no director who could agree.
train-fixed = This train cannot be sold.
trade-refused = The other director has refused to sell this train.
trade-price = The price is { $low } at least; with another director exactly the printed price.
sale-not-needed = The last sale of shares was not needed for this train.
no-emergency-sale = Shares are sold in an operating round only while money is missing for a train that must be bought.
one-sale-a-company = All shares of a company are sold at once.

# Operating rounds: prompts

prompt-LayTrack = Lay or replace a tile, or go on.
prompt-LayTrack-home = Lay a tile on the home of the company.
prompt-PlaceStation = Place a station marker, or go on.
prompt-RunningTrains = Run the trains.
prompt-BuyTrains = Buy trains, or go on.
prompt-BuyTrains-owed = The company must own a train: buy one.
prompt-AskConsent = Do you sell this train?
prompt-ReturnTrains = The company has too many trains: give one up.

# Operating rounds: what happened

told-TurnBegan = { $company } operates, directed by { $seat }.
told-TurnBeganAlone = It is the turn of { $company }, which has no director.
told-PassedOver = { $moment ->
    [track] { $company } can build nothing.
    [station] { $company } can place no station.
    [running] { $company } can run no train.
   *[trains] { $company } can buy no train.
  }
told-StepEnded = { $moment ->
    [track] { $company } builds no more.
    [station] { $company } places no station.
   *[trains] { $company } buys no more trains.
  }
told-TileLaid = { $cost ->
    [0] { $company } lays tile { $tile } on { $hex }.
   *[other] { $company } lays tile { $tile } on { $hex } for { $cost }.
  }
told-HomeMarkerPlaced = { $company } places its home marker on { $stop }.
told-MarkerPlaced = { $company } places a station marker on { $stop } for { $cost }.
told-TrainRan = { $company } runs a train { $train } for { $revenue }: { $stops }.
told-TrainBought = { $company } buys a train { $train } from { $seller } for { $price }.
told-DirectorPaid = { $seat } adds { $amount } for { $company }.
told-TradeProposed = { $company } would like to buy a train { $train } from { $seller } for { $price }.
told-TradeRefused = { $seller } does not sell its train { $train } to { $company }.
told-PhaseBegan = Phase { $phase } begins.
told-TrainsScrapped = Scrapped: { $trains }.
told-TrainReturned = { $company } gives up a train { $train }.
told-TrainExported = A train { $train } is exported.

new-track-unused = The company could use none of the new track on { $hex }, and no value changes.
route-start = A { $train }-train starts at one mine and ends elsewhere.
route-too-many-cities = A { $train }-train does not count so many cities; towns do not count.

# Asked for the best run

no-routes = { $title } has no trains that run along routes.
company-unknown = There is no company "{ $company }" in this game. There are: { $known }.
nobody-runs = No company is about to run; name one with --company.
nobody-runs-any-more = The game is over: no company is about to run; name one with --company.
no-trains = { $company } has no trains.

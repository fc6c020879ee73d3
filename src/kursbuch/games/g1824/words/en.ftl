# Words of 1824 Austrian-Hungarian Railway.

# Coal railways and pre-state railways

railway-sold = { $company } is sold.
no-coal-price = A coal railway is bought for 120, 140, 160, 180 or 200, not for { $price }.
no-coal-railway = { $company } is no coal railway.
not-your-railway = { $company } is not yours.
exchange-in-phases-3-and-4 = Coal railways are exchanged in phases 3 and 4.
exchange-instead-of-selling = A coal railway is exchanged only on a turn without sales.
construction-railway-stays = { $company } is a construction railway and is not exchanged.
not-operated = Shares of { $company } cannot be sold before it has operated.
told-RailwayBought = { $seat } buys { $company } for { $price }, which is its starting capital.
told-FirstTrainReceived = { $company } pays the bank { $price } for a { $train }-train.
told-PriceSet = The price of { $company } is set at { $price }.
told-RailwayRemoved = Nobody bought { $company }: it leaves the game.
told-CoalExchanged = { $seat } exchanges { $coal } for the director's certificate of { $company }.
told-Merged = { $company } becomes part of { $into }; cash { $cash }, trains: { $trains }.
told-IncomeSplit = { $company } pays { $half } to { $seat } and keeps { $half }.
told-MineMoneyKept = { $company } earns { $amount } at mines, for its treasury.
brings-mine-money = { $amount } from mines for the treasury

yellow-tiles-69-or-72 = The rulebook's list of components counts 69 yellow tiles of the basic game; added up tile by tile they are 72 (24-SU-15).

# Mountain railways

not-your-mountain-railway = { $paper } is not yours.
no-share-left = There is no such share of { $company } to be had for a mountain railway.
exchange-from-phase-3 = Mountain railways are exchanged from phase 3 on.
must-exchange = { $paper } must be exchanged.
exchange-in-order = { $paper } is exchanged first.
prompt-MountainExchanges = Exchange the mountain railway for a share of a regional railway.
told-MountainExchanged = { $seat } exchanges { $paper } for a share of { $company }.
told-MountainLost = { $paper } closes without compensation.

# State railways

no-such-marker = There is no such marker to take back.
prompt-ReturnMarker = Which of the two markers in Wien goes back to the charter?
prompt-StandIdle = A state railway without director stands idle.
prompt-SettleHome = The first marker is placed.
prompt-SplitIncome = Income is split.
told-StateRailwayFounded = { $company } is founded, with { $capital } from the bank.
told-ForerunnerExchanged = { $seat } gets { $shares ->
    [one] a share
   *[other] { $shares } shares
  } of { $company } for { $forerunner }.
told-WithoutDirector = Nobody holds a fifth of { $company }: it has no director.
told-MarkerTakenBack = { $company } takes its marker on { $stop } back.

# Part exchange of trains

nothing-to-trade-in = The company has no next smaller train of the same kind to give.
traded-in-before = { $company } has given a train in part payment in this operating round.
trade-in-too-dear = With the old train this costs { $price }; that is more than the company has.
prompt-PartExchange = Give a train in part payment for a new one.
told-TrainTradedIn = { $company } gives a { $old }-train in part payment for a { $train }-train at { $price }.

# A certificate that the director has not got

prompt-HalfSale = Sell the director's certificate.

# Two players: stacks, construction railways, the bond railway

not-in-an-open-stack = { $company } cannot be taken now.
wrong-way-to-buy = { $company } is not bought in this way.
bond-marker-in-wien = This marker of the bond railway goes to Wien.
prompt-Draft = Take a railway.
prompt-MountainSale = Buy a mountain railway, or pass.
prompt-PlaceBondMarker = Place a marker of the bond railway.
prompt-PayBond = The bond railway pays.
told-StackDrawn = { $stack } are construction railways; { $bond } is the bond railway.
told-ConstructionEnded = { $company } ends its construction and leaves the game.
told-BondMarkerPlaced = { $seat } places a marker of { $company } on { $stop }.

# Goods Time

no-plain-hex = Towns are placed on plain hexes; { $hex } is none.
towns-there = There are towns on { $hex } already.
one-or-two-towns = One or two towns on a hex; at most { $left } here now.
prompt-TownPlacing = Place one or two towns on a plain hex.
told-TownsPlaced = { $seat } places { $towns ->
    [one] a town
   *[other] { $towns } towns
  } on { $hex }.

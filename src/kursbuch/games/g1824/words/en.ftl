# Words of 1824 Austrian-Hungarian Railway.

# Coal railways and pre-state railways

railway-sold = { $company } has already been sold.
no-coal-price = A coal railway is bought for 120, 140, 160, 180 or 200, not for { $price }.
no-coal-railway = { $company } is not a coal railway.
not-your-railway = { $company } is not yours.
exchange-in-phases-3-and-4 = Coal railways can be exchanged in phases 3 and 4.
exchange-instead-of-selling = You cannot exchange a coal railway on a turn in which you sell shares.
construction-railway-stays = { $company } is a construction railway and cannot be exchanged.
not-operated = Shares of { $company } cannot be sold before it has operated.
told-RailwayBought = { $seat } buys { $company } for { $price }, paid into its treasury.
told-FirstTrainReceived = { $company } pays the bank { $price } for one { $train }-train.
told-PriceSet = The share price of { $company } is set at { $price }.
told-RailwayRemoved = Nobody bought { $company }: it leaves the game.
told-CoalExchanged = { $seat } exchanges { $coal } for the director's certificate of { $company }.
told-Merged = { $company } merges into { $into }, bringing { $cash } and these trains: { $trains }.
told-IncomeSplit = { $company } pays { $half } to { $seat } and keeps { $half }.
told-MineMoneyKept = { $company } puts { $amount } from mines into its treasury.
brings-mine-money = { $amount } from mines for the treasury

yellow-tiles-69-or-72 = The rulebook's list of components counts 69 yellow tiles of the basic game; added up tile by tile they are 72 (24-SU-15).

# Mountain railways

not-your-mountain-railway = { $paper } is not yours.
no-share-left = No such share of { $company } is available for a mountain railway.
exchange-from-phase-3 = Mountain railways can be exchanged from phase 3 on.
must-exchange = { $paper } must be exchanged.
exchange-in-order = Exchange { $paper } first.
prompt-MountainExchanges = Exchange the mountain railway for a share of a regional railway.
told-MountainExchanged = { $seat } exchanges { $paper } for a share of { $company }.
told-MountainLost = { $paper } is closed without compensation.

# State railways

no-such-marker = There is no such station marker to take back.
prompt-ReturnMarker = Choose which marker in Wien returns to the charter.
prompt-StandIdle = A state railway without a director stands idle.
prompt-SettleHome = The first station marker is placed.
prompt-SplitIncome = Income is split.
told-StateRailwayFounded = { $company } is founded with { $capital } from the bank.
told-ForerunnerExchanged = { $seat } receives { $shares ->
    [one] one share
   *[other] { $shares } shares
  } of { $company } for { $forerunner }.
told-WithoutDirector = Nobody holds a fifth of { $company }: it has no director.
told-MarkerTakenBack = { $company } takes its station marker on { $stop } back.

# Part exchange of trains

nothing-to-trade-in = The company has no train of the next smaller size to trade in.
traded-in-before = { $company } has already traded in a train in this operating round.
trade-in-too-dear = With the old train traded in this costs { $price }; the company does not have enough.
prompt-PartExchange = Trade in a train for a new one.
told-TrainTradedIn = { $company } trades in its { $old }-train and buys one { $train }-train for { $price }.

# A certificate that the director has not got

prompt-HalfSale = Sell the director's certificate.

# Two players: stacks, construction railways, the bond railway

not-in-an-open-stack = { $company } cannot be taken now.
wrong-way-to-buy = { $company } cannot be bought this way.
bond-marker-in-wien = This station marker of the bond railway must go to Wien.
prompt-Draft = Take a railway.
prompt-MountainSale = Buy a mountain railway, or pass.
prompt-PlaceBondMarker = Place a station marker of the bond railway.
prompt-PayBond = The bond railway pays.
told-StackDrawn = { $stack } are construction railways; { $bond } is the bond railway.
told-ConstructionEnded = { $company } ends its construction and leaves the game.
told-BondMarkerPlaced = { $seat } places a station marker of { $company } on { $stop }.

# Goods Time

no-plain-hex = Town tokens are placed on plain hexes; { $hex } is not one.
towns-there = There are already towns on { $hex }.
one-or-two-towns = Place one or two town tokens on a hex; at most { $left } here now.
prompt-TownPlacing = Place one or two town tokens on a plain hex.
told-TownsPlaced = { $seat } places { $towns ->
    [one] one town
   *[other] { $towns } towns
  } on { $hex }.

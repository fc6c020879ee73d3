# Words of 1824 Austrian-Hungarian Railway.

# Titles

title-1824 = 1824 Austrian-Hungarian Railway
title-1824-cisleithania-2 = 1824 Cisleithania, two players
title-1824-cisleithania-3 = 1824 Cisleithania, three players
title-1824-goods-time = 1824 Goods Time

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

# A certificate that the director does not have

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

# Options: what the rulebook says, and what another value changes

about-1824-bank_breaks-empty = Rulebook: the bank has run out when it has no money left.
about-1824-bank_breaks-overdrawn = The bank has run out only when it has to pay more than it has.
about-1824-certificates-shares = Rulebook: mountain railways do not count towards the certificate limit; nor do coal and pre-state railways, about which it says nothing.
about-1824-certificates-minors-too = Coal and pre-state railways count as well, one certificate each.
about-1824-certificates-all-papers = Coal, pre-state and mountain railways count as well, one certificate each.
about-1824-coal_director-takes-the-certificate = Rulebook: a player who holds more of a regional railway than the former coal owner takes its director's certificate for two shares.
about-1824-coal_director-has-no-certificate = That player becomes director, but the former coal owner keeps the director's certificate.
about-1824-coal_exchange-after-sales = Rulebook: the exchange of a coal railway takes the place of a purchase; it does not forbid sales before it.
about-1824-coal_exchange-without-sales = A coal railway is exchanged only on a turn without sales.
about-1824-consent-true = Rulebook: both directors must agree to the sale of a train.
about-1824-consent-false = A train is bought from another company without asking its director.
about-1824-directors_help-in-an-emergency = Rulebook: the director adds money only if the treasury cannot pay for any train.
about-1824-directors_help-for-any-train = The director of a company without a train may add cash for a more expensive one.
about-1824-directorless-idle = Rulebook: a state railway of which nobody holds 20% does nothing, and its price falls.
about-1824-directorless-anybody-runs-it = The first player to act places its markers, runs its trains and sells them; it lays track only if it had no pre-state railway.
about-1824-end_of_series-one-by-one = The rulebook does not say: what follows a set of operating rounds happens one after the other, each with its choices.
about-1824-end_of_series-all-at-once = Everything happens first, and all choices come afterwards.
about-1824-emergency_sales-limited = Rulebook: the limits of selling hold in an emergency too; and no more is sold than is needed, about which it says nothing.
about-1824-emergency_sales-any = Any number of shares may be sold, even more than half of a company.
about-1824-export-after-the-first-2-train = Rulebook: trains are exported from the set in which the first 2-train is bought.
about-1824-export-always = A train is exported after every set of operating rounds.
about-1824-export_at_the_end-true = Rulebook: after the last set of operating rounds a train is exported too.
about-1824-export_at_the_end-false = Nothing is exported once the bank has run out.
about-1824-final_value-shares = Rulebook: at the end only cash and shares count.
about-1824-final_value-all-papers = Coal, pre-state and mountain railways count as well, at what was paid for them.
about-1824-first_marker-at-the-foundation = Rulebook: a state railway without pre-state railways gets its first marker when it is founded.
about-1824-first_marker-on-the-first-turn = It gets its first marker on its first turn.
about-1824-forced_exchange-compulsory = Rulebook: with the first 4-train every mountain railway must be exchanged.
about-1824-forced_exchange-may-be-declined = Its owner may give it up without a share.
about-1824-goods_scrapping-with-the-10-train-too = Rulebook: the first 10-train scraps the 3g, 2g and 1g that are still there.
about-1824-goods_scrapping-by-goods-trains-only = Goods trains are scrapped only by newer goods trains.
about-1824-maximum_revenue-true = Rulebook: the highest possible income must be claimed.
about-1824-maximum_revenue-false = Any legal run may be made.
about-1824-opening-end-of-the-round = Rulebook: a regional railway that an exchange brings to 50% during an operating round opens at its end.
about-1824-opening-at-once = It opens at once, and first operates in the next round.
about-1824-repayment-automatic = The rulebook does not say how debts are repaid: every Gulden received repays debt first.
about-1824-repayment-voluntary = Debts are repaid voluntarily, on the player's turn of a stock round.
about-1824-returned_marker-as-printed = Rulebook: a marker that comes back from Wien is the next one to be paid for.
about-1824-returned_marker-last-one-free = If the marker of number 1 comes back, the last marker costs nothing.
about-1824-sales-once-a-turn = Rulebook: shares of a company are sold once per turn, and the price falls once.
about-1824-sales-any-number = Shares of one company may be sold several times in a turn, and the price falls each time.
about-1824-sixty_percent-before-the-purchase = Rulebook: a player who holds 60% or more of a company buys no more of it.
about-1824-sixty_percent-after-the-purchase = No purchase may lift a holding above 60%.
about-1824-state_markers-five = Rulebook: a state railway has five markers, those taken over included.
about-1824-state_markers-by-forerunner = It has fewer if one of its pre-state railways is not in the game.
about-1824-surplus_order-operating-order = The rulebook does not say: of several companies with too many trains, the first in operating order gives up first.
about-1824-surplus_order-as-listed = The first in the list of companies gives up first.
about-1824-ten_trains-unlimited = Rulebook: 10-trains never run out.
about-1824-ten_trains-twenty = There are twenty 10-trains.
about-1824-third_round-phase-6 = Rulebook: three operating rounds once the first 6-train has been bought.
about-1824-third_round-phase-5 = Three operating rounds as soon as the first 5-train has been bought.
about-1824-unopened_trains-kept = Rulebook: trains of a regional railway that has not opened are not for sale.
about-1824-unopened_trains-for-sale = They can be bought.
about-1824-unsold_first-at-once = Rulebook: if number 1 was not sold, the first player with 20% takes the director's certificate at once.
about-1824-unsold_first-at-the-foundation = The director's certificate is taken only at the foundation.
about-1824-upgrades-permissive = Rulebook: the new track of an upgrade need not be of any use.
about-1824-upgrades-semi-restrictive = An upgrade must bring new track within reach, or another value.
about-1824-rivers-as-printed = Rulebook: rivers cost what the board shows.
about-1824-rivers-as-on-18xx-games = Three more hexes, B13, B25 and F11, cost 20.
about-1824-bond_marker-at-the-start = Rulebook: the marker of the bond railway stands on its home from the start.
about-1824-bond_marker-on-the-first-turn = It is placed on its first turn.
about-1824-bond_rounding-up = Rulebook: odd amounts of the bond railway are rounded up.
about-1824-bond_rounding-down = They are rounded down.
about-1824-bond_sales-half = Rulebook: at most half of the bond railway lies in bank and bank pool after a sale.
about-1824-bond_sales-all = All of it may lie in the bank pool.
about-1824-construction_share-true = Rulebook: the owner of the construction pre-state railway receives its reserved share.
about-1824-construction_share-false = The owner receives none; the share is on sale from the start.
about-1824-draft-first-player = Rulebook: the first player begins the draft.
about-1824-draft-last-player = The last player begins the draft.
about-1824-mountain_turn-own-turn = Rulebook: mountain railways are bought before the first stock round, which then begins with the first player.
about-1824-mountain_turn-counts-as-a-turn = Buying or passing there counts as a turn of the first stock round.
about-1824-pool_dividend-nobody = Rulebook: shares in the bank pool earn nothing.
about-1824-pool_dividend-company = The company receives the dividend of its shares in the bank pool.
about-1824-bukowina-false = Rulebook: the Bukowina bonus belongs to the two-player game only.
about-1824-bukowina-true = A train from Wien or Prag into the Bukowina earns 50 more.
about-1824-pest_marker-at-the-start = Rulebook: a marker of UG1 lies on Budapest from the start.
about-1824-pest_marker-on-the-first-turn = It is placed on the first turn of UG1.
about-1824-start_cash-680 = Rulebook: everybody begins with 680.
about-1824-start_cash-700 = Everybody begins with 700.
about-1824-towns-scenario = Rulebook: the towns of the suggested first scenario.
about-1824-towns-number = The players place this many town tokens before the game; 7 to 10 are recommended.

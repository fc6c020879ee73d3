# First Train to Nuremberg and Last Train to Wensleydale.

ft-reconstruction = The maps are a reconstruction: the rules are those of the rulebook, but most areas, borders and colours of the printed boards are not known here. Owners of the game can correct the boards.
ft-first-edition = Of the rulebook of 2009 only parts are known here: its setup, its words, one train per row, and that it has neither carriage classes nor rivers nor a connection bonus. Not known are the points in the boxes, the trains, the end of the influence tracks, the number of turns with three players, and whether building, transport and takeovers differed; there the rules and boards of 2010 are played. The map is a reconstruction, too.
ft-last-turn-over = the last turn is over

# Names that differ between languages

ft-area-nuremberg-north = Nuremberg North
ft-area-nuremberg-south = Nuremberg South
ft-area-the-south = The South
ft-area-the-south-dark = The South (dark red)

# Nouns

ft-cubes = investment cubes
ft-white-influence = white influence
ft-brown-influence = brown influence
ft-red-influence = red influence
ft-green-influence = green influence
ft-government-influence = Government influence
ft-engine-influence = Engine influence
ft-midland-influence = Midland influence
ft-ner-influence = NER influence
ft-red-company = the red company
ft-green-company = the green company
ft-midland = the Midland Railway
ft-ner = the North Eastern Railway
ft-beer = beer
ft-post = post
ft-stone = stone
ft-cheese = cheese
ft-red-passenger = red passenger
ft-green-passenger = green passenger
ft-landowner = landowners
ft-objector = objectors
ft-amount = { $number } { $what }
ft-cube-amount = { $number ->
    [one] one investment cube
   *[other] { $number } investment cubes
  }
ft-amounts = { $parts }
ft-nothing = nothing
ft-nobody = nobody

# Phases

ft-phase-1 = Investment cubes
ft-phase-2 = Influence points
ft-phase-3 = Auction of influence points
ft-phase-4 = Order for building and for trains and transport
ft-phase-5 = Build track
ft-phase-6 = Buy trains and move goods and passengers
ft-phase-7 = Victory points and profit/loss
ft-phase-8 = Player order
ft-phase-9 = Takeovers
ft-phase-10 = End of turn

# Prompts

prompt-Turn = The turn goes on.
prompt-BoxAuction = Bid cubes on an influence box.
prompt-RecordInfluence = Take the two-coloured point as red or as green influence.
prompt-BuildTrack = Build the first link of a series, or build nothing. You have { $links ->
    [one] one link
   *[other] { $links } links
} left.
prompt-BuildTrack-on = Build the next link, or finish the series. You have { $links ->
    [one] one link
   *[other] { $links } links
} left.
prompt-TrainsAndTransport = Buy a train, transport a piece, or pass.
prompt-Takeovers = Sell one series of links to a company, or keep your track.

# Refusals: auction

ft-no-box = There is no influence box { $box }.
ft-own-bid = You already lead on box { $box }; you cannot outbid yourself.
ft-bid-too-low = Bid at least { $least } there: the printed points, and more than the cubes in the box.
ft-bid-too-high = { $hand ->
    [one] You have only one cube in hand.
   *[other] You have only { $hand } cubes in hand.
  }
ft-no-company = There are two companies: red and green.

# Refusals: building

ft-no-area = There is no area “{ $area }” on this map.
ft-no-border = { $out_of } and { $into } do not share a border.
ft-no-link-to-hills = No link runs into or out of a hill or hop area ({ $out_of } – { $into }).
ft-dead-ground = The dark red part of The South is not played: no link into or out of it ({ $out_of } – { $into }).
ft-out-only = { $into } can only be built out of, not into (from { $out_of }).
ft-never-linked = { $out_of } and { $into } may never be linked.
ft-series-goes-on = A series has no forks: it goes on from { $end }.
ft-no-start = You cannot start in { $area }: no company serves it, and none of your links runs into it.
ft-border-taken = There is already a link between { $out_of } and { $into }.
ft-area-twice = The series has already been in { $area }.
ft-no-links-left = You have no links left.
ft-station-fee = Stations on this series cost { $fee } { $what }, which you do not have.
ft-landowner-fee = The { $who } on this series cost { $fee } { $what }, which you do not have.
ft-cannot-pay = You cannot pay for this series: build points { $points }, your cubes { $cubes }, your free influence { $influence }.
ft-no-choice-of-payment = There is only one way to pay; leave the payment empty.
ft-payment-wrong = The payment must come to { $total }, from what you have.

# Refusals: trains and transport

ft-no-row = There is no row { $row } of trains.
ft-no-markers = You already have { $markers } trains.
ft-same-category = You already own a train of this category.
ft-row-sold-out = All trains of row { $row } have been sold.
ft-train-too-dear = The train costs { $cost } { $what }; you cannot pay that, not even at three for one.
ft-no-such-piece = There is no such piece in { $area }: { $piece }.
ft-landowners-stay = Nobody transports { $piece } (in { $area }).
ft-no-neutral-station = For { $piece } in { $area } you need a link into a neutral station beside it.
ft-no-own-link = None of your links runs into { $area } ({ $piece }).
ft-company-track = Company track runs into { $area }: { $piece } cannot be moved from there.
ft-passenger-at-home = In { $area } a { $piece } is already where it wants to be.
ft-no-destination = Your links lead from { $area } to no station where a { $piece } wants to go.
ft-not-your-train = You have no train of row { $row }.
ft-no-slot = Your train of row { $row } has no free slot for this piece.
ft-one-piece-only = The shortcut is for two pieces or more.
ft-contested = You can load several pieces at once only if nobody else can still claim them. Name the colours in the order white, yellow, red, green.
ft-not-all-fit = Your trains have no room for all these pieces; load them one by one.

# Refusals: takeovers

ft-no-series = A series has at least one link.
ft-series-forked = A series that is sold has no forks and visits no area twice.
ft-no-own-link-between = You have no link between { $out_of } and { $into }.
ft-wrong-end = The series must start at a station of { $company }; { $area } is not one.
ft-no-town-at-end = The series must end in an area with a town or station; { $area } has none.
ft-sale-too-dear = The takeover costs { $price } { $what }, which you do not have.
ft-company-links = { $left ->
    [0] The company has no links left.
    [one] The company has only one link left.
   *[other] The company has only { $left } links left.
  }

# The log

ft-turn-began = Turn { $turn } of { $turns }
ft-phase-began = Phase { $phase }: { $name }
ft-cubes-taken = { $player } takes { $cubes } cubes and has { $hand } in hand.
ft-tokens-drawn = Tokens for the boxes in order: { $tokens }.
ft-bid-placed = { $player } bids { $cubes } cubes on box { $box }.
ft-outbid = { $player } takes { $cubes } cubes back from box { $box }.
ft-bidder-skipped = { $player } cannot afford another bid.
ft-influence-gained = { $player } wins box { $box } for { $cubes } cubes: { $points }.
ft-orders-set = Building: { $build }. Trains and transport: { $transport }.
ft-link-built = { $player } builds from { $out_of } to { $into } ({ $cost }).
ft-series-finished = { $player } finishes a series of { $links ->
    [one] one link
   *[other] { $links } links
} and pays { $paid }.{ $landowners ->
    [0] { "" }
    [one] {" "}One of the { $who } leaves the map.
   *[other] {" "}{ $landowners } { $who } leave the map.
}
ft-nothing-built = { $player } builds nothing.
ft-cannot-build = { $player } cannot build anything.
ft-towns-connected = Nuremberg and Fürth are connected for the first time. Victory points: { $scored }.
ft-connection-points = { $player } { $points }
ft-train-bought = { $player } buys a train of row { $row } for { $paid }.
ft-piece-transported = { $player } transports { $piece } from { $area } on train { $row } ({ $points ->
    [one] one victory point
   *[other] { $points } victory points
}).
ft-passed = { $player } passes.
ft-cannot-move = { $player } has nothing left to do and is out of the phase.
ft-pieces-removed = Removed from { $area }, where nobody can move it any more: { $number } × { $piece }.
ft-profit-recorded = { $player }: income { $income }, expense { $expense }; the marker is at { $profit }.
ft-player-order-set = New player order: { $order }.
ft-series-sold = { $player } sells { $links ->
    [one] one link
   *[other] { $links } links
} from { $start } to { $end } to { $company } for { $paid }.
ft-station-joined = { $area } is served by { $company } from now on.
ft-nothing-sold = { $player } sells nothing.
ft-cannot-sell = { $player } has nothing to sell.
ft-final-score = { $player }: victory points { $points }, sets { $sets }, profit { $profit }, links on the map { $links }: { $total } in all.
ft-game-won = { $player } wins.

# Boards that cannot be right

ft-own-unknown = No board of your own can replace “{ $name }”. Possible values: { $known }.
ft-other-boards = This game was begun with boards other than those known here.
ft-map-bar = The name of area “{ $area }” must not contain a bar.
ft-map-town-and-goods = Area “{ $area }” has a town and goods; it can have only one of them.
ft-map-company-without-town = Area “{ $area }” belongs to a company but has no town.
ft-map-town-in-hill = Area “{ $area }” is a hill or hop area and cannot have a town.
ft-map-white-goods = Area “{ $area }” has white goods but is neither a hill nor a hop area.
ft-map-yellow-goods = Area “{ $area }” has yellow goods but is a hill or hop area.
ft-map-border-twice = Area “{ $area }” lists a border twice.
ft-map-no-border = Area “{ $area }” describes a border with “{ $other }”, which it does not have.
ft-map-own-border = Area “{ $area }” cannot border on itself.
ft-map-unknown-area = Area “{ $area }” has a border with “{ $other }”, which is not on the map.
ft-map-border-one-sided = Area “{ $area }” has a border with “{ $other }”, but “{ $other }” has none with it.
ft-map-river-one-sided = Areas “{ $area }” and “{ $other }” disagree about the river between them.
ft-map-never-one-sided = Areas “{ $area }” and “{ $other }” do not both say that they are never linked.
ft-map-free-links = A link must cost at least one build point.
ft-map-unknown-town = The connection names “{ $area }”, which is not on the map.
ft-map-no-station = The goods in area “{ $area }” cannot be fetched: no neutral town beside it can be built to.
ft-map-unreachable = Area “{ $area }” cannot be built to from any company's town.
ft-map-too-many-goods = There are more areas with goods than the bag has goods for.
ft-map-too-many-towns = There are more neutral towns than the bag has people for.
ft-shape-missing = The drawing of the map has no outline or label for area “{ $area }”.
ft-boards-pieces = The boards must count white, yellow, red, green and landowner pieces, and no others.
ft-boards-start = The boards must give a start for white, brown, red and green influence, and no others.
ft-boards-people = The boards must say how many people are drawn for major and for minor towns.
ft-boards-sides = The boards must have these sides: { $known }.
ft-boards-turns = The { $side } side does not say how many turns { $n } players play.
ft-boards-tokens = The { $side } side has tokens of an unknown colour.
ft-boards-few-tokens = The { $side } side has fewer tokens than boxes.
ft-boards-box = Box { $box } of the { $side } side has a point of an unknown colour.
ft-boards-rows = The { $side } side has two rows of trains of the same name.
ft-boards-number = No number on the boards can be { $number }.
ft-boards-empty-box = Box { $box } of the { $side } side has no points.

# Options: what the rulebook says, and what another value changes

about-first-train-board_side-3-4 = Rulebook: the side of the boards for three and four players.
about-first-train-board_side-2-3 = The side for two and three players.
about-first-train-train_category-row = Rulebook: a category of trains is a row of the market.
about-first-train-train_category-price = A category of trains is a price.
about-first-train-dark_red-false = Rulebook: The South without its dark red part.
about-first-train-dark_red-true = The South is expanded by the dark red part.

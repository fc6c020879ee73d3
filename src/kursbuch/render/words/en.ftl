# Words on and about pictures.

render-tile = tile { $tile }, rotation { $turn }
render-over = { $tile } over it
render-river = water, { $cost }
render-mountain = mountains, { $cost }
render-cost = costs { $cost }
render-destination = destination of { $company }
render-stop-city = city { $value }
render-stop-town = town { $value }
render-stop-offboard = off-board { $value }
render-stop-mountain = mountain { $value }
render-stop-terminus = terminus { $value }
render-stop-mine = mine { $value }

render-as-is = { $words }
render-terrain-lowland = lowland
render-terrain-valley = valley
render-terrain-hill = hills
render-terrain-hop = hop gardens
render-terrain-closed = not in play
render-out-only = may only be built out of
render-town-major = major town
render-town-minor = minor town
render-pieces = { $what }: { $number }
render-border = { $one } – { $other }: a link costs { $cost }
render-link = { $one } – { $other }: link of { $owner }
render-river-cost = river: crossing costs more
render-never = no link may cross
render-corner = Areas that meet only at a corner have no common border
render-player = { $player }: { $points } VP, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, { $links ->
        [one] { $links } link
       *[other] { $links } links
    }
render-turn = Turn { $turn } of { $turns }
render-over-now = The game is over.
render-map = Map of { $areas } areas. Links of players: { $links }; links of companies: { $company_links }; goods, passengers and landowners waiting: { $pieces }.
render-least = at least { $least }
render-box-free = Box { $number }: no bid
render-box-bid = Box { $number }: { $player } bids { $cubes }
render-class = { $points } VP each
render-boxes = Influence boxes
render-influence = Influence
render-profit = Profit
render-trains = Available trains
render-players = Players
render-order-player = Player order
render-order-build = Build order
render-order-transport = Transport order
render-standing = { $player }: influence white { $white }, brown { $brown }, red { $red }, green { $green }; profit { $profit }.
render-none = { $title } has no such picture. Available: { $known }.

render-phase = Phase { $phase }
render-board = Board of { $hexes } hexes with { $tiles } tiles and { $tokens } station markers laid.
render-code = ABC
render-sign-city = city
render-sign-town = town
render-sign-home = home of a company not yet launched
render-sign-destination = destination
render-sign-transit = transit bonus
render-sign-values = values by phase; framed: now
render-sign-river = water
render-sign-mountain = mountains
render-sign-bar = no track may cross
render-sign-mouth = tunnel mouth
render-sign-tunnel = tunnel
render-sign-line = line laid over hexes
render-chart = Stock market
render-charters = Companies
render-tiles = Tiles
render-tile-left = Tile { $tile }: { $left } of { $of } left
render-tiles-left = Tiles left: { $tiles }.
render-chart-empty = No price marker is on the stock market yet.
render-chart-prices = Share prices in operating order: { $prices }.
render-sign-start = issue price
render-sign-red-line = regional companies stay left of this line
render-sign-stack = 1 is the top of the stack and operates first
render-director = Director
render-treasury = Treasury
render-price = Share price
render-issue = Par
render-revenue = Last run
render-trains-owned = Trains
render-bank = Bank
render-pool = Bank pool
render-charter = { $company }: treasury { $cash }, share price { $price }, trains { $trains }.
render-no-run = No company is about to run its trains.
render-papers = Private companies and other certificates

animation-start = To the start
animation-back = One move back
animation-play = Play
animation-pause = Pause
animation-on = One move on
animation-end = To the end
animation-speed = Speed
animation-moment = Move of the game
animation-board = Map
animation-market = Market

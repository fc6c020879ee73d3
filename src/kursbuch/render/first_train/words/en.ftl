# Words on and about the pictures of First Train.

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

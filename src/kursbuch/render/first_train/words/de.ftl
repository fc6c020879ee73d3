# Wörter auf und über den Bildern von First Train.

render-terrain-lowland = Tiefland
render-terrain-valley = Tal
render-terrain-hill = Hügel
render-terrain-hop = Hopfengärten
render-terrain-closed = nicht im Spiel
render-out-only = Gleise führen nur heraus
render-town-major = große Stadt
render-town-minor = kleine Stadt
render-pieces = { $what }: { $number }
render-border = { $one } – { $other }: ein Gleis kostet { $cost }
render-link = { $one } – { $other }: Gleis von { $owner }
render-river-cost = Fluss: Überqueren kostet mehr
render-never = kein Gleis darf hinüber
render-corner = Gebiete, die sich nur an einer Ecke berühren, haben keine gemeinsame Grenze
render-player = { $player }: { $points } SP, { $cubes } Würfel, { $links ->
        [one] { $links } Gleis
       *[other] { $links } Gleise
    }
render-turn = Runde { $turn } von { $turns }
render-map = Karte mit { $areas } Gebieten. Gleise der Spieler: { $links }; Gleise der Gesellschaften: { $company_links }; wartende Waren, Fahrgäste und Grundbesitzer: { $pieces }.
render-least = mindestens { $least }
render-box-free = Feld { $number }: kein Gebot
render-box-bid = Feld { $number }: { $player } bietet { $cubes }
render-class = je { $points } SP
render-boxes = Einflussfelder
render-influence = Einfluss
render-profit = Gewinn
render-trains = Verfügbare Züge
render-players = Spieler
render-order-player = Spielerreihenfolge
render-order-build = Baureihenfolge
render-order-transport = Transportreihenfolge
render-standing = { $player }: Einfluss weiß { $white }, braun { $brown }, rot { $red }, grün { $green }; Gewinn { $profit }.

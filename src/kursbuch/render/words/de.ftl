# Wörter auf und über Bildern.

render-tile = Gleisteil { $tile }, gedreht { $turn }
render-over = { $tile } darüber
render-river = Fluss, { $cost }
render-mountain = Berge, { $cost }
render-cost = kostet { $cost }
render-destination = Zielbahnhof der { $company }
render-stop-city = große Stadt { $value }
render-stop-town = Kleinstadt { $value }
render-stop-offboard = Ausland { $value }
render-stop-mountain = Berg { $value }
render-stop-terminus = Endbahnhof { $value }
render-stop-mine = Bergwerk { $value }

render-as-is = { $words }
render-terrain-lowland = Tiefland
render-terrain-valley = Tal
render-terrain-hill = Hügel
render-terrain-hop = Hopfengärten
render-terrain-closed = nicht im Spiel
render-out-only = nur Ausgangspunkt von Strecken
render-town-major = große Stadt
render-town-minor = kleine Stadt
render-pieces = { $what }: { $number }
render-border = { $one } – { $other }: ein Gleis kostet { $cost }
render-link = { $one } – { $other }: Gleis von { $owner }
render-river-cost = Fluss: Überqueren kostet mehr
render-never = kein Gleis darf hinüber
render-player = { $player }: { $points } SP, { $cubes } Würfel, { $links ->
        [one] { $links } Gleis
       *[other] { $links } Gleise
    }
render-turn = Runde { $turn } von { $turns }
render-over-now = Das Spiel ist zu Ende.
render-map = Karte mit { $areas } Gebieten. Gleise der Mitspieler: { $links }; Gleise der Gesellschaften: { $company_links }; wartende Waren, Reisende und Grundbesitzer: { $pieces }.
render-least = mindestens { $least }
render-box-free = Feld { $number }: kein Gebot
render-box-bid = Feld { $number }: { $player } bietet { $cubes }
render-class = je { $points } SP
render-boxes = Einflussfelder
render-influence = Einfluss
render-profit = Gewinn
render-trains = Verfügbare Züge
render-players = Mitspieler
render-order-player = Spielerreihenfolge
render-order-build = Baureihenfolge
render-order-transport = Transportreihenfolge
render-standing = { $player }: Einfluss weiß { $white }, braun { $brown }, rot { $red }, grün { $green }; Gewinn { $profit }.
render-none = Ein solches Bild gibt es nicht zu { $title }. Es gibt: { $known }.

render-phase = Phase { $phase }
render-board = Spielplan mit { $hexes } Feldern; darauf liegen { $tiles } Gleisteile und { $tokens } Bahnhofsmarker.
render-code = ABC
render-sign-city = große Stadt
render-sign-town = Kleinstadt
render-sign-home = Heimatbahnhof einer künftigen Gesellschaft
render-sign-destination = Zielbahnhof
render-sign-transit = Bonus für die Durchquerung
render-sign-values = Werte nach Phase, gerahmt: jetzt
render-sign-river = Fluss
render-sign-mountain = Berge
render-sign-bar = kein Gleis darf hinüber
render-sign-mouth = Tunnelportal
render-sign-tunnel = Tunnel
render-sign-line = Strecke über Feldern

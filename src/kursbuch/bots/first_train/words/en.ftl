# Why a bot did what it did in First Train.

because-box = The points of box { $box } are what the turn needs.
because-company = There is less influence in this colour.
because-link = The way through { $into } gives access to the most.
because-series-done = Further track would cost more than it brings.
because-ft-train = Row { $row } carries what waits along the track.
because-piece = It brings the most of what is left.
because-piece-first = Somebody else could take it ({ $piece }) first.
because-pieces = Nobody else can claim these { $number } pieces.
because-ft-sale = These { $links } links would cost more than they bring.
until-turn = at the end of the turn

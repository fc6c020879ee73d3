bot-unknown = There is no bot “{ $bot }”. Available: { $known }.

# Why a bot did what it did.

because-chance = By chance.
because-only = There was nothing else to do.
because-unknown = No better move was known.
because-pass = Nothing else would have brought more.
because-run = The best run there is.
because-share = A share of { $company } should bring about { $gain } more than it costs by the end.
because-start = { $company } can be launched at { $price } and will pay for it.
because-paper = { $paper } should bring about { $gain } more than it costs.
because-sale = The money for { $shares } { $company } does more elsewhere.
because-forced-sale = Better to sell { $shares } { $company } than to borrow.
because-repay = Debts grow, so they are repaid first.
because-track-now = The trains earn { $more } more at once.
because-track-then = With the next train the run is worth { $more } more.
because-track-towards = It leads towards places not yet reached.
because-station-run = A station in { $stop } makes longer runs possible.
because-station-keeps = A station in { $stop } keeps the route open before others block it.
because-marker = This city is worth more.
because-pay = The treasury has what it needs: the shareholders get the money, and the price rises.
because-keep = The treasury needs the money for a train.
because-train = With the { $train }-train the company earns { $more } more a round.
because-train-owed = The company must own a train, and the { $train }-train is the best it can pay for.
because-trade = The { $train }-train of { $seller } serves better here.
because-agreed = The money is worth more than the train.
because-refused = The train is worth more than the money.
because-return = The { $train }-train will be missed least.

because-bid = { $paper } is worth up to { $most }.
because-high-price = A high issue price brings the most capital.
because-private-sold = { $price } for { $paper } is better in hand, and the company can spare it.
because-furka = The line helps the runs more than the private company pays.
because-mountain = A train will come there soon.
because-eva = { $company } earns most with it.
because-claim = The bonus is due.

because-railway = { $company } pays at once and becomes part of the state railway.
because-coal = { $company } pays at once and becomes the director's certificate of its regional railway; { $price } gives that a good start.
because-coal-exchange = { $company } can be launched with it.
because-mountain-exchange = A share of { $company } will bring more than the mountain railway.
because-trade-in = The { $train }-train earns more, and the old train still pays a part of it.
because-towns = One place is as good as another.

because-box = The points of box { $box } are what the turn needs.
because-company = There is less influence in this colour.
because-link = The way through { $into } gives access to the most.
because-series-done = Further track would cost more than it brings.
because-ft-train = Row { $row } carries what waits along the track.
because-piece = It brings the most of what is left.
because-piece-first = Somebody else could take it ({ $piece }) first.
because-pieces = Nobody else can claim these { $number } pieces.
because-ft-sale = These { $links } links would cost more than they bring.

backend-missing = The backend “{ $backend }” is not installed: install kursbuch with the extra “arena”.
features-unknown = What is observed in “{ $title }” is not defined.

until-looked = at the end of the look-ahead
until-stock-round = at the end of the series of operating rounds
until-turn = at the end of the turn

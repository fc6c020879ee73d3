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
because-train = With the { $train }-train the company earns { $more } more per round.
because-train-owed = The company must own a train, and the { $train }-train is the best it can pay for.
because-trade = The { $train }-train of { $seller } serves better here.
because-agreed = The money is worth more than the train.
because-refused = The train is worth more than the money.
because-return = The { $train }-train will be missed least.

backend-missing = The backend “{ $backend }” is not installed: install kursbuch with the extra “arena”.
features-unknown = What is observed in “{ $title }” is not defined.

until-looked = at the end of the look-ahead
until-stock-round = at the end of the operating rounds looked at

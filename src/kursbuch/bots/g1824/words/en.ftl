# Why a bot did what it did in 1824.

because-railway = { $company } pays at once and becomes part of the state railway.
because-coal = { $company } pays at once and becomes the director's certificate of its regional railway; { $price } gives that a good start.
because-coal-exchange = { $company } can be launched with it.
because-mountain-exchange = A share of { $company } will bring more than the mountain railway.
because-trade-in = The { $train }-train earns more, and the old train still pays a part of it.
because-towns = One place is as good as another.

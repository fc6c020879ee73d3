# Why a bot did what it did in 1844.

because-bid = { $paper } is worth up to { $most }.
because-high-price = A high issue price brings the most capital.
because-private-sold = { $price } for { $paper } is better in hand, and the company can spare it.
because-furka = The line helps the runs more than the private company pays.
because-mountain = A train will come there soon.
because-eva = { $company } earns most with it.
because-claim = The bonus is due.

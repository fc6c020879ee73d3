# Words of the 18xx games.

holder-bank = the bank
holder-pool = the pool

# Stock rounds: refusals

no-such-company = There is no such company or share.
sell-at-least-one = A sale is of one share at least.
sell-own-shares = You do not have that many shares of { $company }.
director-unsold = Shares of { $company } cannot be sold before its director's certificate is bought.
pool-full = The bank pool takes only { $room } more shares of { $company }.
no-change-of-director = This sale may not change the director of { $company }.
nobody-can-be-director = { $player } does not hold enough shares of { $company } to take the director's certificate.
director-certificate-stays = These shares of { $company } cannot be sold: the certificates do not add up, or the director's certificate has nobody to go to.
no-sales-yet = No shares are sold in this stock round.
one-sale-a-turn = You have sold shares of { $company } on this turn; all of a company's shares are sold at once.
sold-before = You have sold shares of { $company } in this stock round.
in-debt = Whoever is in debt may not buy.
share-limit = You have reached the share limit of { $limit }.
director-first = The director's certificate of { $company } is sold first.
no-such-share = There is no such share of { $company } there.
holds-too-much = You hold more than half of { $company }: further shares come only from the bank pool.
cannot-pay = This costs { $cost }; that is more than there is.
not-to-be-started = { $company } is not started by a player.
director-sold = The director's certificate of { $company } is sold.
no-issue-price = { $price } is no issue price.
sell-down = You are over the share limit of { $limit } and must sell.
no-such-repayment = One pays back what one owes and has.

# Stock rounds: prompts

prompt-StockRound = Sell shares, buy one certificate, or pass.
prompt-Dividend = Pay the revenue out, or keep it.
prompt-RepayAnyTime = Pay back a debt.
prompt-RepayOnTurn = Pay back a debt.

# Stock rounds: what happened

told-RoundBegan = { $kind ->
    [stock] Stock round { $number }
    [operating] Operating round { $number }.{ $part }
   *[other] { $kind } { $number }
  }
told-Passed = { $seat } passes.
told-NothingToDo = { $seat } can do nothing and passes.
told-CompanyStarted = { $seat } buys the director's certificate of { $company } for { $paid } and sets the issue price at { $price }.
told-ShareBought = { $seat } buys { $shares ->
    [one] a share
   *[other] { $shares } shares
  } of { $company } from { $source } for { $paid }.
told-SharesSold = { $seat } sells { $shares ->
    [one] a share
   *[other] { $shares } shares
  } of { $company } for { $received }.
told-PaperBought = { $buyer } buys { $paper } from { $seller } for { $paid }.
told-PaperClosed = { $paper } closes.
told-CompanyLaunched = { $company } is launched with { $capital } and { $markers } station markers.
told-DirectorChanged = { $seat } becomes director of { $company }.
told-PriceMoved = The price of { $company } goes from { $old } to { $new }.
told-IncomePaid = { $owner } receives { $amount } from { $paper }.
told-RevenueKept = { $amount ->
    [0] { $company } has no revenue.
   *[other] { $company } keeps its revenue of { $amount }.
  }
told-DividendPaid = { $company } pays out { $amount }.
told-DividendReceived = { $owner } receives { $amount } from { $company }.
told-OrderChanged = New turn order: { $order }.
told-DebtIncurred = { $seat } borrows and owes the bank { $amount } more, { $debt } in all.
told-InterestAdded = { $amount } of interest are added to the debt of { $seat }: { $debt }.
told-DebtRepaid = { $seat } pays back { $amount } and still owes { $debt }.
told-BankBroken = The bank has no money left.
told-GameEnded = The game is over.

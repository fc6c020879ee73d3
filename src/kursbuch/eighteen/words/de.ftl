# Wörter der 18xx-Spiele.

holder-bank = der Bank
holder-pool = dem Bankpool

# Aktienrunde: Ablehnungen

no-such-company = Eine solche Gesellschaft oder Aktie gibt es nicht.
sell-at-least-one = Verkauft wird mindestens eine Aktie.
sell-own-shares = Du besitzt nicht so viele Aktien der { $company }.
director-unsold = Aktien der { $company } können erst verkauft werden, wenn ihre Direktoraktie gekauft ist.
pool-full = Der Bankpool nimmt nur noch { $room } Aktien der { $company } auf.
no-change-of-director = Dieser Verkauf darf keinen Direktorwechsel bei der { $company } auslösen.
nobody-can-be-director = { $player } hält nicht genug Aktien der { $company }, um die Direktoraktie zu übernehmen.
director-certificate-stays = Diese Aktien der { $company } können nicht verkauft werden: die Papiere gehen nicht auf, oder niemand kann die Direktoraktie übernehmen.
no-sales-yet = In dieser Aktienrunde werden keine Aktien verkauft.
one-sale-a-turn = Du hast in diesem Zug schon Aktien der { $company } verkauft; alle Aktien einer Gesellschaft werden auf einmal verkauft.
sold-before = Du hast in dieser Aktienrunde Aktien der { $company } verkauft.
in-debt = Wer Schulden hat, darf nicht kaufen.
share-limit = Du hast das Aktienlimit von { $limit } erreicht.
director-first = Die Direktoraktie der { $company } wird zuerst verkauft.
no-such-share = Eine solche Aktie der { $company } liegt dort nicht.
holds-too-much = Du besitzt mehr als die Hälfte der { $company }: weitere Aktien nur aus dem Bankpool.
cannot-pay = Das kostet { $cost }; so viel ist nicht da.
not-to-be-started = Die { $company } wird nicht von einem Spieler gestartet.
director-sold = Die Direktoraktie der { $company } ist verkauft.
no-issue-price = { $price } ist kein Ausgabekurs.
sell-down = Du bist über dem Aktienlimit von { $limit } und musst verkaufen.
no-such-repayment = Zurückgezahlt wird, was man schuldet und hat.

# Aktienrunde: Aufforderungen

prompt-StockRound = Verkaufe Aktien, kaufe ein Papier oder passe.
prompt-Dividend = Schütte die Einnahmen aus oder behalte sie ein.
prompt-RepayAnyTime = Zahle Schulden zurück.
prompt-RepayOnTurn = Zahle Schulden zurück.

# Aktienrunde: was geschah

told-RoundBegan = { $kind ->
    [stock] Aktienrunde { $number }
    [operating] Betriebsrunde { $number }.{ $part }
   *[other] { $kind } { $number }
  }
told-Passed = { $seat } passt.
told-NothingToDo = { $seat } kann nichts tun und passt.
told-CompanyStarted = { $seat } kauft die Direktoraktie der { $company } für { $paid } und setzt den Ausgabekurs auf { $price }.
told-ShareBought = { $seat } kauft { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
  } der { $company } von { $source } für { $paid }.
told-SharesSold = { $seat } verkauft { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
  } der { $company } für { $received }.
told-PaperBought = { $buyer } kauft { $paper } von { $seller } für { $paid }.
told-PaperClosed = { $paper } schließt.
told-CompanyLaunched = Die { $company } nimmt den Betrieb auf, mit { $capital } und { $markers } Bahnhofsmarkern.
told-DirectorChanged = { $seat } wird Direktor der { $company }.
told-PriceMoved = Der Kurs der { $company } geht von { $old } auf { $new }.
told-IncomePaid = { $owner } erhält { $amount } von { $paper }.
told-RevenueKept = { $amount ->
    [0] Die { $company } hat keine Einnahmen.
   *[other] Die { $company } behält ihre Einnahmen von { $amount } ein.
  }
told-DividendPaid = Die { $company } schüttet { $amount } aus.
told-DividendReceived = { $owner } erhält { $amount } von der { $company }.
told-OrderChanged = Neue Spielerreihenfolge: { $order }.
told-DebtIncurred = { $seat } leiht Geld und schuldet der Bank { $amount } mehr, insgesamt { $debt }.
told-InterestAdded = { $amount } Zinsen kommen zu den Schulden von { $seat }: { $debt }.
told-DebtRepaid = { $seat } zahlt { $amount } zurück und schuldet noch { $debt }.
told-BankBroken = Die Bank hat kein Geld mehr.
told-GameEnded = Das Spiel ist zu Ende.

# What the page of a table says besides the words of all pages.

why-other-step = Not at this moment. Now: { $now }
why-not-possible = Not possible
why-not-possible-now = Not possible now

passing-automatic = automatic
passing = Auto-pass
passing-quiet = Auto-pass until it concerns me
passing-round = Auto-pass to the end of this stock round
passing-more = Auto-pass ends with the stock round, when you act, or when it concerns you: shares of a company of which you hold shares are bought or sold, or it is launched or gets another director.
passing-is-quiet = Auto-pass is on for { $who }, until something concerns this seat.
passing-is-round = Auto-pass is on for { $who }, to the end of this stock round.
passing-stop = Act myself again

hand-to-me = A seat is offered to me
hand-mine = My seat
hand-to-whom = Account that plays for { $name } (empty: a link)
hand-offer = Hand the seat over
hand-ask = Propose a person
hand-more = Whoever takes the seat must agree; till then you play on. The account is asked at this table; a link can be used once, by whoever has it.
hand-offered = The seat of { $name } is offered to you. The game is running; you go on where it stands.
hand-take = Take the seat
hand-not-you = This seat is offered to somebody else, or you sit at this table already.
hand-look = Look at the table
hand-waits = The seat of { $name } is offered to { $whom }.
hand-waits-link = The seat of { $name } is offered to whoever has the link.
hand-link = Link to the seat
hand-no-account = There is no account of the name { $name }.
page-proposal-invite = { $who } asks to offer the seat of { $seat } to { $whom ->
    [somebody] whoever gets the link
   *[other] { $whom }
  }. Still to agree: { $missing }.

file-record = Download the record
file-site-game = Download for 18xx.games
file-of-a-branch = This table is a branch of a running game: it has no record from the beginning.

history-since = Since my last turn this has happened

ended-by-agreement = The game was ended here by agreement.

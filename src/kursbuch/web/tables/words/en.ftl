# What the page of a table says besides the words of all pages.

why-other-step = Not now. Now: { $now }
why-not-possible = Not possible now
why-all-possible = Everything that you would expect here is possible.

passing-automatic = automatic

hand-mine = My seat
hand-to-whom = Account to play for { $name } (leave empty for a link)
hand-offer = Hand over the seat
hand-ask = Propose a replacement
hand-more = The new player must accept; until then you play on. An account is asked at this table; a link works once, for anyone who has it.
hand-offered = The seat of { $name } is offered to you. The game is running; you go on where it stands.
hand-take = Take the seat
hand-not-you = This seat is offered to somebody else, or you already sit at this table.
hand-look = Look at the table
hand-waits = The seat of { $name } is offered to { $whom }.
hand-waits-link = The seat of { $name } is offered to anyone who has the link.
hand-link = Link to the seat
hand-no-account = There is no account named { $name }.
page-proposal-invite = { $who } asks to offer the seat of { $seat } to { $whom ->
    [somebody] anyone who has the link
   *[other] { $whom }
  }. Still to agree: { $missing }.

hand-not-waited-for = The game does not wait for { $name }. Only somebody whom the game waits for can be replaced.
hand-until = It can happen from { $until } (UTC) on, unless the player acts or answers before.
hand-i-am-here = I am here
hand-now = Do it now

seed = Seed
seed-hash = SHA-256 of the seed
seed-more = The server has drawn the seed, which decides everything that is left to chance. Its hash is shown from the start and the seed at the end, so that everybody can check.
seed-known = Somebody here may know what chance will bring: the seed was chosen or comes from another game, or a player who was alone here has tried the game out on another board or has taken draws back.
seed-with-others = The seed of a game with others comes from the server.

page-game-is-over = The game is over and stays over. Branch from any move to play on from there.
page-set-aside = This table is set aside
page-set-aside-more = This version of the program cannot replay its record. Nothing is lost: every move is kept, and the record can be downloaded. Please tell the operator of this server.
page-set-aside-why = Action { $number }: { $why }

file-record = Download the record
file-site-game = Download for 18xx.games
file-of-a-branch = This table is a branch of a running game; it has no record from the beginning.

history-since = What has happened since my last turn

ended-by-agreement = The game was ended here by agreement.

log-why = Why?

hint-option = Bots give hints: “What would you do?”
hint-ask = What would you do?
hint-thinking = A bot is thinking about your position …
hint-title = What a bot would do
hint-brings = +{ $more }
hint-more = The figures compare the candidates with the last of them: how much further ahead of the others you would be { $until }.
hint-not-here = Hints are given only at tables that allow them, and only to players who have a choice.

chat-muted = The operator of this server has muted you.

database-address = The address of a database looks like postgres://user:password@host:port/name.
database-gone = The database cannot be reached: { $why }
setting-number = { $name } is a number of at least { $least }.
public-address = The public address looks like https://games.example.
redis-address = The address of Redis looks like redis://host:port.
mail-address = The address of a mail server looks like smtp+tls://user:password@host:587.
backup-unreadable = This is not a Kursbuch backup.
backup-newer = This backup was made by a newer version.
backup-does-not-fit = Nothing was restored, because the rows of this backup do not fit together: { $why }
backup-not-empty = A backup can be restored only into an empty database.
merge-same-account = An account cannot be merged with itself.
admin-no-table = There is no table { $key }; its key stands in the address of its page.
merge-same-table = Both accounts sit at the same table.

# What the engine itself has to say.

player = Player { $number }

not-your-turn = It is not your turn; { $player } is to act.
not-now = “{ $action }” is not possible now.
game-over = The game is over: “{ $action }” is no longer possible.

no-json = This is not JSON (line { $line }, column { $column }).
no-json-value = This JSON cannot be read.
file-huge = This file is too large to be a game.
file-long = This file has more than { $most } actions, or leads to more: no game is that long.
no-record = This is not a record of a game: it has no entry “kursbuch”.
record-format = This record is in a format that this version cannot read.
broken-record = Action { $seq } of the record cannot be played: { $cause }

field-missing = { $where } lacks the field “{ $field }”.
field-unknown = { $where } has a field “{ $field }” that does not belong there.
field-wrong = { $where } cannot be { $value }.
number-huge = { $where } is too large a number.
kind-unknown = { $where } is of an unknown kind: { $kind }.

title-unknown = There is no title “{ $key }”. Available: { $known }.
bad-players = { $title } is not for that many players. Possible: { $counts }.
bad-rules = Rules number { $number } is unknown to this version; the newest is { $newest }.
option-unknown = There is no option “{ $option }” here. Available: { $known }.
option-wrong = Option “{ $option }” cannot be “{ $value }”. Possible values: { $known }.
preset-unknown = There is no preset “{ $preset }” here. Available: { $known }.
preset-rulebook = The plain text of the rulebook.
preset-18xx-games = As on 18xx.games, for games that began there or go on there.
hidden-chance = What chance will bring is hidden.

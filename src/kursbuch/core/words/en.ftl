# What the engine itself has to say.

player = Player { $number }

not-your-turn = It is not your turn: { $player } must choose.
not-now = “{ $action }” is not possible now.
game-over = The game is over: “{ $action }” is not possible any more.

no-json = This is not JSON (line { $line }, column { $column }).
no-json-value = This is not JSON that can be read.
file-huge = This file is too large to be a game.
no-record = This is not a record of a game: it has no entry "kursbuch".
record-format = This record was written in a format that is not known here.
broken-record = Action { $seq } of the record cannot be played: { $cause }

field-missing = { $where } lacks the field "{ $field }".
field-unknown = { $where } has a field "{ $field }" that does not belong there.
field-wrong = { $where } cannot be { $value }.
number-huge = { $where } is too large a number.
kind-unknown = { $where } is of a kind that is not known here: { $kind }.

title-unknown = There is no title "{ $key }". Known are: { $known }.
bad-players = { $title } is not for that many players, but for: { $counts }.
bad-rules = Rules number { $number } is not known here; the newest is { $newest }.
option-unknown = There is no option "{ $option }" here. Known are: { $known }.
option-wrong = Option "{ $option }" cannot be "{ $value }". Possible are: { $known }.
preset-unknown = There is no preset "{ $preset }" here. Known are: { $known }.
preset-rulebook = The plain text of the rulebook.
preset-18xx-games = As on 18xx.games, for games that began there or go on there.
hidden-chance = What chance will bring is hidden.

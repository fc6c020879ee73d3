# What the command line has to say.

no-text = { $file } is not a text file.
is-folder = { $file } is a folder, not a game.
file-exists = { $file } already exists; a new game needs a new file.
at-outside = There is no position { $at }; the last one is { $last }.
option-form = An option is written NAME=VALUE, not “{ $text }”.
seed-wrong = A seed has 1 to 100 characters.
rule-unknown = There is no rule “{ $rule }” in the ledgers.
over = The game is over.

# Games of 18xx.games.

no-site-game = This is not a game that 18xx.games has exported.
unknown-site-title = Games of “{ $title }” cannot be read here.
unknown-site-action = Actions of the kind “{ $kind }” are not known here.
unclear-site-action = It is not clear what this action of the kind “{ $kind }” means.
impossible-action = Action { $number } ({ $kind }) cannot be played: { $cause }
no-site-export = 18xx.games has no counterpart to { $title }, so its games cannot be written in that format.
other-options = 18xx.games has its own house rules, and its format knows no others: only games under the option set “{ $options }” can be written. This one departs from it in { $differing }.

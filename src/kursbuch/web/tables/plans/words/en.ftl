# Plans and conditional moves.

plans = My plans
plans-more = Only you see this. Play on alone from here, for everybody; what you like can become conditional moves.
plan-begin = Plan from move { $at }
plan-from = from move { $at }
plan-unnamed = Line { $number }
plan-armed = active
plan-disarm = Turn off
plan-drop = Delete
plan-board = Planning board
plan-board-more = Only you see this board. Play for everybody, undo, try again.
plan-arm = Turn into conditional moves
plan-arm-more = The server plays your moves when the others play theirs as on this board, and when it is your turn. Otherwise it stops and tells you why.
plan-whatever = My moves hold whatever the others play
plan-whatever-they-do = Whatever the others play:
plan-if = If { $who }:
plan-then = then I ({ $who }):
plan-name = Name
plan-note = Note
plan-save = Save
plan-too-many = You have { $most } plans at this table; delete one first.
plan-no-move = There is no move of yours on this board yet.
plan-played-out = All moves of this line have been played.
plan-taken-back = Moves were undone; the game does not stand where the line goes on.
plan-acted-otherwise = You have played something else.
plan-gone-otherwise = { $who } has played something else.
plan-refused = The rules do not allow your move. { $why }

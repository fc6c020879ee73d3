# Since my last turn.
since-moves = { $number ->
    [0] { $count ->
        [one] Before your first turn: one move
       *[other] Before your first turn: { $count } moves
    }
   *[other] { $count ->
        [0] Since your last turn: nothing yet
        [one] Since your last turn: one move
       *[other] Since your last turn: { $count } moves
    }
}
since-changes = What changed
since-replay = Replay
since-nothing = Nobody has more or less than before.
since-play = Play the moves one after the other
since-pace = Speed

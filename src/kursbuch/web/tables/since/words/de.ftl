# Seit meinem letzten Zug.
since-moves = { $number ->
    [0] { $count ->
        [one] Vor deinem ersten Zug: ein Zug
       *[other] Vor deinem ersten Zug: { $count } Züge
    }
   *[other] { $count ->
        [0] Seit deinem letzten Zug: noch nichts
        [one] Seit deinem letzten Zug: ein Zug
       *[other] Seit deinem letzten Zug: { $count } Züge
    }
}
since-changes = Änderungen
since-replay = Nachspielen
since-nothing = Niemand hat mehr oder weniger als vorher.
since-play = Die Züge nacheinander abspielen
since-pace = Geschwindigkeit

# Partien von 18xx.games.

no-site-game = Das ist kein Spiel, das 18xx.games exportiert hat.
unknown-site-title = Spiele von „{ $title }“ können hier nicht gelesen werden.
unknown-site-action = Aktionen der Art „{ $kind }“ sind hier nicht bekannt.
unclear-site-action = Es ist unklar, was diese Aktion der Art „{ $kind }“ bedeutet.
impossible-action = Aktion { $number } ({ $kind }) lässt sich nicht spielen: { $cause }
no-site-export = 18xx.games kennt kein Gegenstück zu { $title }: Spiele davon lassen sich in diesem Format nicht schreiben.
other-options = 18xx.games spielt nach eigenen Hausregeln, und sein Format kennt keine anderen: Nur Spiele mit den Optionen „{ $options }“ lassen sich schreiben. Dieses weicht davon ab bei { $differing }.

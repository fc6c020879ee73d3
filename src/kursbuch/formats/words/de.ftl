# Partien von 18xx.games.

no-site-game = Das ist keine Partie, die 18xx.games ausgegeben hat.
unknown-site-title = Partien von "{ $title }" können hier nicht gelesen werden.
unknown-site-action = Aktionen der Art "{ $kind }" sind hier nicht bekannt.
unclear-site-action = Es ist unklar, was diese Aktion der Art "{ $kind }" bedeutet.
impossible-action = Aktion { $number } ({ $kind }) lässt sich nicht spielen: { $cause }
no-site-export = Partien von { $title } können nicht für 18xx.games geschrieben werden.
other-options = Nur eine Partie mit den Optionen "{ $options }" kann für 18xx.games geschrieben werden.

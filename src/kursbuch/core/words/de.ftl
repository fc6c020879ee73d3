# Was das Programm selbst zu sagen hat.

player = Spieler { $number }

not-your-turn = Du bist nicht an der Reihe: { $player } muss wählen.
not-now = „{ $action }“ ist jetzt nicht möglich.
game-over = Das Spiel ist zu Ende: „{ $action }“ ist nicht mehr möglich.

no-json = Das ist kein JSON (Zeile { $line }, Spalte { $column }).
no-json-value = Das ist kein lesbares JSON.
file-huge = Diese Datei ist zu groß für ein Spiel.
no-record = Das ist keine Partie: der Eintrag "kursbuch" fehlt.
record-format = Diese Partie wurde in einem hier unbekannten Format geschrieben.
broken-record = Aktion { $seq } der Partie lässt sich nicht spielen: { $cause }

field-missing = In { $where } fehlt das Feld "{ $field }".
field-unknown = { $where } hat ein Feld "{ $field }", das dort nicht hingehört.
field-wrong = { $where } kann nicht { $value } sein.
number-huge = { $where } ist eine zu große Zahl.
kind-unknown = { $where } ist von einer hier unbekannten Art: { $kind }.

title-unknown = Es gibt keinen Titel "{ $key }". Bekannt sind: { $known }.
bad-players = { $title } ist nicht für so viele Spieler, sondern für: { $counts }.
bad-rules = Die Regelnummer { $number } ist hier nicht bekannt; die neueste ist { $newest }.
option-unknown = Eine Option "{ $option }" gibt es hier nicht. Bekannt sind: { $known }.
option-wrong = Die Option "{ $option }" kann nicht "{ $value }" sein. Möglich sind: { $known }.
preset-unknown = Eine Voreinstellung "{ $preset }" gibt es hier nicht. Bekannt sind: { $known }.
preset-rulebook = Der Wortlaut der Spielregel.
preset-18xx-games = Wie auf 18xx.games, für Partien, die dort begannen oder weitergehen.
hidden-chance = Was der Zufall bringt, ist verborgen.

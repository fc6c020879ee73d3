# Was das Programm selbst zu sagen hat.

player = Spieler { $number }

not-your-turn = Du bist nicht an der Reihe; am Zug: { $player }.
not-now = „{ $action }“ ist jetzt nicht möglich.
game-over = Das Spiel ist zu Ende: „{ $action }“ ist nicht mehr möglich.

no-json = Das ist kein JSON (Zeile { $line }, Spalte { $column }).
no-json-value = Das ist kein lesbares JSON.
file-huge = Diese Datei ist zu groß für ein Spiel.
file-long = Diese Datei hat mehr als { $most } Aktionen oder führt zu mehr: So lang ist kein Spiel.
no-record = Das ist keine Aufzeichnung: Der Eintrag „kursbuch“ fehlt.
record-format = Diese Aufzeichnung hat ein Format, das diese Version nicht lesen kann.
broken-record = Aktion { $seq } der Aufzeichnung lässt sich nicht spielen: { $cause }

field-missing = In { $where } fehlt das Feld „{ $field }“.
field-unknown = { $where } hat ein Feld „{ $field }“, das dort nicht hingehört.
field-wrong = { $where } kann nicht { $value } sein.
number-huge = { $where } ist eine zu große Zahl.
kind-unknown = { $where } ist von einer unbekannten Art: { $kind }.

title-unknown = Es gibt keinen Titel „{ $key }“. Verfügbar: { $known }.
bad-players = { $title } ist nicht für so viele Spieler. Möglich: { $counts }.
bad-rules = Die Regelnummer { $number } ist dieser Version unbekannt; die neueste ist { $newest }.
option-unknown = Eine Option „{ $option }“ gibt es hier nicht. Verfügbar: { $known }.
option-wrong = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Mögliche Werte: { $known }.
preset-unknown = Eine Voreinstellung „{ $preset }“ gibt es hier nicht. Verfügbar: { $known }.
preset-rulebook = Der Wortlaut der Spielregel.
preset-18xx-games = Wie auf 18xx.games, für Partien, die dort begannen oder weitergehen.
hidden-chance = Was der Zufall bringt, ist verborgen.

# Was die Befehlszeile zu sagen hat.

no-text = { $file } ist keine Textdatei.
is-folder = { $file } ist ein Ordner, kein Spiel.
file-exists = { $file } gibt es schon; ein neues Spiel braucht eine neue Datei.
at-outside = Eine Stellung { $at } gibt es nicht; die letzte ist { $last }.
option-form = Eine Option schreibt man NAME=WERT, nicht „{ $text }“.
seed-wrong = Ein Startwert hat 1 bis 100 Zeichen.
rule-unknown = Eine Regel „{ $rule }“ gibt es in den Regelverzeichnissen nicht.
over = Das Spiel ist zu Ende.

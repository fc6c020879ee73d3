# Was die Befehlszeile zu sagen hat.

no-text = { $file } ist keine Textdatei.
is-folder = { $file } ist ein Ordner, kein Spiel.
file-exists = { $file } gibt es schon; ein neues Spiel braucht eine neue Datei.
at-outside = Eine Stellung { $at } gibt es nicht: das Spiel hat { $last } Aktionen.
option-form = Eine Option schreibt man NAME=WERT, nicht "{ $text }".
seed-wrong = Ein Startwert hat 1 bis 100 Zeichen.
rule-unknown = Eine Regel "{ $rule }" gibt es in den Regelverzeichnissen nicht.
over = Das Spiel ist zu Ende.
no-routes = { $title } hat keine Loks, die auf Strecken fahren.
company-unknown = Eine Gesellschaft "{ $company }" gibt es in diesem Spiel nicht. Es gibt: { $known }.
nobody-runs = Keine Gesellschaft ist am Zug; nenne eine mit --company.
nobody-runs-any-more = Das Spiel ist zu Ende: keine Gesellschaft fährt jetzt; nenne eine mit --company.
no-trains = { $company } hat keine Loks.

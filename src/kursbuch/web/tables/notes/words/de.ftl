# Notizen.
page-tab-notes = Notizen
notes-mine = Meine Notizen, für niemanden sonst
notes-write = Speichern
notes-saved = Gespeichert
notes-saving = Wird gespeichert …
notes-unsaved = Nicht gespeichert
notes-stale = Deine Notizen wurden an einem anderen Bildschirm geändert. Kopiere, was du brauchst, und lade die Seite neu.
notes-too-long = Notizen haben höchstens { $most } Zeichen.
notes-pin = Anheften
notes-pin-text = Eine Notiz, die alle sehen
notes-none = Niemand hat eine Notiz angeheftet.
notes-subject = Worüber
notes-table = Der Tisch
notes-subjects-company = Gesellschaften
notes-subjects-round = Runden
notes-no-subject = Notizen gehören zum Tisch, zu einer Gesellschaft oder zu einer Runde.
notes-many = Es gibt schon { $most } Notizen; schreibe in einer davon weiter.

# Notes.
page-tab-notes = Notes
notes-mine = My notes, for nobody else
notes-write = Save
notes-saved = Saved
notes-saving = Saving …
notes-unsaved = Not saved
notes-stale = Your notes have been changed on another screen. Copy what you need and load the page again.
notes-too-long = Notes have at most { $most } characters.
notes-pin = Pin
notes-pin-text = A note that everybody sees
notes-none = Nobody has pinned a note.
notes-subject = About
notes-table = The table
notes-subjects-company = Companies
notes-subjects-round = Rounds
notes-no-subject = Notes are about the table, a company or a round.
notes-many = There are already { $most } notes; continue in one of them.

# Was die Seite über Programme sagt.

programmes = Den Server für mich spielen lassen
programmes-more = Nur du siehst das. Du kannst es jederzeit beenden.
programme-begin = Beginnen
programme-stop = Beenden
programme-seen = In Ordnung
programme-company = Gesellschaft
programme-has-stopped = Beendet:
programme-not-offered = Das kann jetzt nicht begonnen werden.
programme-refused = Der nächste Zug ist nach den Regeln nicht erlaubt. { $why }

# Was die Seite eines Tisches sagt, neben den Worten aller Seiten.

why-other-step = Nicht jetzt. Jetzt: { $now }
why-not-possible = Jetzt nicht möglich
why-all-possible = Alles, was man hier erwartet, ist möglich.

passing-automatic = automatisch

hand-mine = Mein Platz
hand-to-whom = Konto, das für { $name } spielen soll (leer lassen für einen Link)
hand-offer = Den Platz übergeben
hand-ask = Jemanden vorschlagen
hand-more = Wer den Platz übernimmt, muss zustimmen; bis dahin spielst du weiter. Wer ein Konto hat, wird an diesem Tisch gefragt; ein Link gilt nur einmal: Wer ihn zuerst benutzt, bekommt den Platz.
hand-offered = Der Platz von { $name } wird dir angeboten. Das Spiel läuft; du spielst weiter, wo es steht.
hand-take = Den Platz nehmen
hand-not-you = Dieser Platz wird jemand anderem angeboten, oder du sitzt schon an diesem Tisch.
hand-look = Den Tisch ansehen
hand-waits = Der Platz von { $name } wird { $whom } angeboten.
hand-waits-link = Der Platz von { $name } wird jedem angeboten, der den Link hat.
hand-link = Link zum Platz
hand-no-account = Es gibt kein Konto mit dem Namen { $name }.
page-proposal-invite = { $who } schlägt vor, den Platz von { $seat } { $whom ->
    [somebody] jedem anzubieten, der den Link hat
   *[other] { $whom } anzubieten
  }. Es fehlt die Zustimmung von: { $missing }.

hand-not-waited-for = Das Spiel wartet nicht auf { $name }. Nur wer am Zug ist, kann ersetzt werden.
hand-until = Möglich ab { $until } (UTC), wenn der Spieler bis dahin weder zieht noch antwortet.
hand-i-am-here = Ich bin da
hand-now = Jetzt ausführen

seed = Startwert
seed-hash = SHA-256 des Startwerts
seed-more = Der Server hat den Startwert gezogen, aus dem aller Zufall folgt. Seine Prüfsumme steht von Anfang an hier, der Startwert selbst am Ende, damit es jeder nachprüfen kann.
seed-known = Jemand hier weiß vielleicht, was der Zufall bringt: Der Startwert wurde gewählt oder stammt aus einem anderen Spiel, oder wer hier allein war, hat das Spiel auf einem anderen Brett ausprobiert oder Ziehungen zurückgenommen.
seed-with-others = Der Startwert eines Spiels mit anderen kommt vom Server.

page-game-is-over = Das Spiel ist zu Ende und bleibt es. Von jedem Zug aus kann man in einer Abzweigung weiterspielen.
page-set-aside = Dieser Tisch ist beiseitegestellt
page-set-aside-more = Diese Fassung des Programms kann die Aufzeichnung nicht mehr nachspielen. Nichts ist verloren: Jeder Zug ist gespeichert, und die Aufzeichnung kann heruntergeladen werden. Bitte sag es dem Betreiber des Servers.
page-set-aside-why = Aktion { $number }: { $why }

file-record = Aufzeichnung herunterladen
file-site-game = Für 18xx.games herunterladen
file-of-a-branch = Dieser Tisch ist eine Abzweigung eines laufenden Spiels: Er hat keine Aufzeichnung von Anfang an.

history-since = Was seit meinem letzten Zug geschehen ist

ended-by-agreement = Das Spiel wurde hier einvernehmlich beendet.

log-why = Warum?

hint-option = Bots geben Tipps: „Was würdest du tun?“
hint-ask = Was würdest du tun?
hint-thinking = Ein Bot denkt über deine Stellung nach …
hint-title = Was ein Bot tun würde
hint-brings = +{ $more }
hint-more = Die Zahlen vergleichen mit dem letzten Vorschlag: um wie viel weiter du { $until } vor den anderen lägst.
hint-not-here = Tipps gibt es an Tischen, die sie erlauben, und nur, wenn du etwas entscheiden kannst.

chat-muted = Der Betreiber dieses Servers hat dich stummgeschaltet.

database-address = Die Adresse einer Datenbank sieht so aus: postgres://user:password@host:port/name.
database-gone = Die Datenbank ist nicht zu erreichen: { $why }
setting-number = { $name } ist eine Zahl, mindestens { $least }.
public-address = Die öffentliche Adresse sieht so aus: https://games.example.
redis-address = Die Adresse von Redis sieht so aus: redis://host:port.
mail-address = Die Adresse eines Mailservers sieht so aus: smtp+tls://user:password@host:587.
backup-unreadable = Das ist keine Sicherung von Kursbuch.
backup-newer = Diese Sicherung stammt von einer neueren Version.
backup-does-not-fit = Nichts wurde zurückgespielt, denn die Zeilen dieser Sicherung passen nicht zusammen: { $why }
backup-not-empty = Eine Sicherung wird nur in eine leere Datenbank zurückgespielt.
merge-same-account = Ein Konto kann nicht mit sich selbst vereinigt werden.
admin-no-table = Es gibt keinen Tisch { $key }; sein Schlüssel steht in der Adresse seiner Seite.
merge-same-table = Beide Konten sitzen am selben Tisch.

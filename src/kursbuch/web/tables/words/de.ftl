# Was die Seite eines Tisches sagt, neben den Worten aller Seiten.

why-other-step = Nicht in diesem Moment. Jetzt: { $now }
why-not-possible = Nicht möglich
why-not-possible-now = Jetzt nicht möglich

passing-automatic = automatisch
passing = Automatisch passen
passing-quiet = Passen, bis es mich betrifft
passing-round = Passen bis zum Ende dieser Aktienrunde
passing-more = Das endet mit der Aktienrunde, wenn du handelst, oder wenn es dich betrifft: Aktien einer Gesellschaft, von der du Aktien hast, werden gekauft oder verkauft, oder sie nimmt den Betrieb auf oder bekommt einen anderen Direktor.
passing-is-quiet = { $who } passt automatisch, bis etwas diesen Platz betrifft.
passing-is-round = { $who } passt automatisch bis zum Ende dieser Aktienrunde.
passing-stop = Wieder selbst handeln

hand-to-me = Mir wird ein Platz angeboten
hand-mine = Mein Platz
hand-to-whom = Konto, das für { $name } spielt (leer: ein Link)
hand-offer = Den Platz übergeben
hand-ask = Einen Menschen vorschlagen
hand-more = Wer den Platz nimmt, muss zustimmen; bis dahin spielst du weiter. Das Konto wird an diesem Tisch gefragt; ein Link gilt einmal, für jeden, der ihn hat.
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
  }. Noch zustimmen: { $missing }.

file-record = Aufzeichnung herunterladen
file-site-game = Für 18xx.games herunterladen
file-of-a-branch = Dieser Tisch ist ein Zweig eines laufenden Spiels: Er hat keine Aufzeichnung von Anfang an.

history-since = Seit meinem letzten Zug ist geschehen

ended-by-agreement = Das Spiel wurde hier einvernehmlich beendet.

# Die Tischseite.
page-what-if = Was wäre, wenn
page-what-if-short = Wenn
page-what-if-from = dein eigenes Brett ab Zug { $at }
page-to-the-game = Zum Spiel
page-beside = Daneben
page-rounds = Runden
page-menu = Menü: Diagramme, Regeln, Tisch, Farben, Sprache
page-stage = Bühne
page-history-start = Zum Anfang
page-history-back = Einen Zug zurück
page-history-on = Einen Zug vor
page-go-to = Zu einem anderen Zeitpunkt
page-steps = Schritte
page-choose = Wähle
page-propose = Vorschlagen
page-tab-order = Reihenfolge
page-key-nth = Die n-te Wahl vorschlagen
page-key-turn = Das Gleisteil drehen
page-tab-map = Karte

# Das Ergebnis auf einem Blatt.
page-tab-result = Ergebnis
result-print = Drucken
result-to-print = Ergebnis zum Drucken
result-place = Rang
result-total = Summe
result-not-over = Stand nach Zug { $number }: was jetzt gewertet würde.

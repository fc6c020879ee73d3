# Profile.
profile-mine = Meine öffentliche Seite
profile-more = Es zählen Spiele, die an öffentlichen Tischen mit anderen zu Ende gespielt wurden, die neuesten { $most } davon. Private Tische und Was-wäre-wenn-Bretter stehen hier nicht.
profile-none = Noch ist kein Spiel zu Ende gespielt.
profile-titles = Titel
profile-games = Spiele
profile-wins = Siege
profile-mean = Mittlerer Platz
profile-mean-of = { $mean } von { $players }
profile-against = Direkter Vergleich
profile-ahead = Davor
profile-behind = Dahinter
profile-level = Gleichauf
profile-finished = Beendete Spiele
profile-place = Platz
profile-place-of = { $place } von { $players }
profile-agreed = einvernehmlich beendet
profile-score = Ergebnis

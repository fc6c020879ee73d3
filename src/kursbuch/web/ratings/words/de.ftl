# Wertungen.
rating = Wertung
ratings = Wertungen
rating-of = { $name }: Wertung { $value }
ratings-number = Nr.
ratings-none = In diesem Titel hat noch niemand eine Wertung.
rating-provisional = vorläufig
ratings-more = Alle beginnen in jedem Titel mit 1500. Hinter ± steht, wie weit die wahre Stärke in etwa 95 von 100 Fällen von der Zahl entfernt sein kann; das wird mit jedem Spiel weniger. Sortiert ist nach dem unteren Ende dieses Bereichs. Mit weniger als { $least } Spielen ist eine Wertung vorläufig.
ratings-which = Beendete Spiele zählen einmal, auch die an privaten Tischen; Bots werden gewertet wie Menschen. Nicht gewertet werden Spiele, in denen eine Person mehrere Plätze allein gespielt hat, Spiele mit Tipps, mit gewähltem Startwert oder gegen Bots zurückgenommenen Ziehungen, importierte Spiele, Was-wäre-wenn-Bretter und einvernehmlich beendete Spiele. Gäste und Plätze, die mitten im Spiel ein Bot übernommen hat, bleiben außen vor.

# Listen auf mehreren Seiten.
pages = Seiten der Liste
pages-previous = Zurück
pages-next = Weiter
pages-at = Seite { $at } von { $of }

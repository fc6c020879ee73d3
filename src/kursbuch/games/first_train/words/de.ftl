# First Train to Nuremberg und Last Train to Wensleydale.

ft-reconstruction = Die Karten sind eine Rekonstruktion: Die Regeln sind die der Anleitung, aber die meisten Gebiete, Grenzen und Farben der gedruckten Karten sind hier nicht bekannt. Wer das Spiel besitzt, kann die Karten berichtigen.
ft-first-edition = Von der Spielregel von 2009 sind hier nur Teile bekannt: der Aufbau, die Wörter, ein Zug je Reihe und dass es weder Wagenklassen noch Flüsse noch einen Bonus für die Verbindung gibt. Nicht bekannt sind die Punkte in den Feldern der Versteigerung, die Züge, das Ende der Einflussleisten, die Zahl der Runden zu dritt und ob Bau, Transport und Übernahmen anders waren; dort gelten Regeln und Pläne von 2010. Auch die Karte ist eine Rekonstruktion.
ft-last-turn-over = die letzte Runde ist vorbei

# Namen, die sich nach der Sprache richten

ft-area-nuremberg-north = Nürnberg Nord
ft-area-nuremberg-south = Nürnberg Süd
ft-area-the-south = Der Süden
ft-area-the-south-dark = Der Süden (dunkelrot)

# Wörter

ft-cubes = Investitionswürfel
ft-white-influence = Einfluss (weiß)
ft-brown-influence = Einfluss (braun)
ft-red-influence = Einfluss (rot)
ft-green-influence = Einfluss (grün)
ft-government-influence = Einfluss bei der Regierung
ft-engine-influence = Einfluss bei den Lokomotivwerken
ft-midland-influence = Einfluss bei der Midland
ft-ner-influence = Einfluss bei der NER
ft-red-company = die rote Gesellschaft
ft-green-company = die grüne Gesellschaft
ft-midland = die Midland Railway
ft-ner = die North Eastern Railway
ft-beer = Bier
ft-post = Post
ft-stone = Stein
ft-cheese = Käse
ft-red-passenger = roter Fahrgast
ft-green-passenger = grüner Fahrgast
ft-landowner = Grundbesitzer
ft-objector = Bahngegner
ft-amount = { $number } { $what }
ft-cube-amount = { $number ->
    [one] einen Investitionswürfel
   *[other] { $number } Investitionswürfel
  }
ft-amounts = { $parts }
ft-nothing = nichts
ft-nobody = niemand

# Phasen

ft-phase-1 = Investitionswürfel
ft-phase-2 = Einflusspunkte
ft-phase-3 = Versteigerung der Einflusspunkte
ft-phase-4 = Reihenfolge für Gleisbau sowie Züge und Transport
ft-phase-5 = Gleise bauen
ft-phase-6 = Züge kaufen, Waren und Fahrgäste befördern
ft-phase-7 = Siegpunkte, Gewinn und Verlust
ft-phase-8 = Spielerreihenfolge
ft-phase-9 = Übernahmen
ft-phase-10 = Ende der Runde

# Aufforderungen

prompt-Turn = Die Runde geht weiter.
prompt-BoxAuction = Biete Würfel auf ein Einflussfeld.
prompt-RecordInfluence = Nimm den zweifarbigen Punkt als roten oder als grünen Einfluss.
prompt-BuildTrack = Baue das erste Gleis einer Strecke, oder baue nichts. Du hast noch { $links ->
    [one] ein Gleis
   *[other] { $links } Gleise
}.
prompt-BuildTrack-on = Baue das nächste Gleis, oder beende die Strecke. Du hast noch { $links ->
    [one] ein Gleis
   *[other] { $links } Gleise
}.
prompt-TrainsAndTransport = Kaufe einen Zug, befördere ein Stück oder passe.
prompt-Takeovers = Verkaufe eine Strecke an eine Gesellschaft oder behalte deine Gleise.

# Absagen: Versteigerung

ft-no-box = Ein Einflussfeld { $box } gibt es nicht.
ft-own-bid = Auf Feld { $box } führst du schon; dich selbst überbieten kannst du nicht.
ft-bid-too-low = Biete dort mindestens { $least }: die gedruckten Punkte, und mehr als die Würfel im Feld.
ft-bid-too-high = { $hand ->
    [one] Du hast nur einen Würfel in der Hand.
   *[other] Du hast nur { $hand } Würfel in der Hand.
  }
ft-no-company = Es gibt zwei Gesellschaften: rot und grün.

# Absagen: Bauen

ft-no-area = Ein Gebiet „{ $area }“ gibt es auf dieser Karte nicht.
ft-no-border = { $out_of } und { $into } haben keine gemeinsame Grenze.
ft-no-link-to-hills = In Hügel und Hopfengebiete hinein oder heraus führt kein Gleis ({ $out_of } – { $into }).
ft-dead-ground = Der dunkelrote Teil des Südens spielt nicht mit: Kein Gleis führt hinein oder heraus ({ $out_of } – { $into }).
ft-out-only = Nach { $into } hinein wird nicht gebaut, nur heraus (von { $out_of }).
ft-never-linked = { $out_of } und { $into } dürfen nie verbunden werden.
ft-series-goes-on = Eine Strecke hat keine Gabelung: Sie geht weiter von { $end }.
ft-no-start = In { $area } kannst du nicht beginnen: Keine Gesellschaft bedient es, und keines deiner Gleise führt hinein.
ft-border-taken = Zwischen { $out_of } und { $into } liegt schon ein Gleis.
ft-area-twice = Die Strecke war schon in { $area }.
ft-no-links-left = Du hast keine Gleise mehr.
ft-station-fee = Die Bahnhöfe dieser Strecke kosten { $fee } { $what }; das hast du nicht.
ft-landowner-fee = Die { $who } an dieser Strecke kosten { $fee } { $what }; das hast du nicht.
ft-cannot-pay = Die Strecke würde { $points } Baupunkte kosten; du hast { $cubes } Würfel und { $influence } freien Einfluss.
ft-no-choice-of-payment = Es gibt nur eine Art zu zahlen; lass die Zahlung leer.
ft-payment-wrong = Die Zahlung muss { $total } ergeben, aus dem, was du hast.

# Absagen: Züge und Transport

ft-no-row = Eine Zugreihe { $row } gibt es nicht.
ft-no-markers = Du hast schon { $markers } Züge.
ft-same-category = Du hast schon einen Zug dieser Art.
ft-row-sold-out = Alle Züge der Reihe { $row } sind verkauft.
ft-train-too-dear = Der Zug kostet { $cost } { $what }; das kannst du nicht zahlen, auch nicht drei für eins.
ft-no-such-piece = In { $area } gibt es das nicht: { $piece }.
ft-landowners-stay = { $piece } werden nicht befördert (in { $area }).
ft-no-neutral-station = Für { $piece } in { $area } brauchst du ein Gleis zu einem neutralen Bahnhof daneben.
ft-no-own-link = Keines deiner Gleise führt nach { $area } ({ $piece }).
ft-company-track = Nach { $area } führen Gleise einer Gesellschaft: { $piece } bleibt dort liegen.
ft-passenger-at-home = In { $area } ist ein { $piece } schon am Ziel.
ft-no-destination = Von { $area } führen deine Gleise zu keinem Bahnhof, zu dem ein { $piece } will.
ft-not-your-train = Du hast keinen Zug der Reihe { $row }.
ft-no-slot = Dein Zug der Reihe { $row } hat keinen freien Platz für dieses Stück.
ft-one-piece-only = Die Abkürzung ist für zwei oder mehr Stücke.
ft-contested = Mehrere Stücke auf einmal kannst du nur laden, wenn niemand sonst mehr Zugriff auf sie hat. Nenne die Farben in der Reihenfolge white, yellow, red, green (weiß, gelb, rot, grün).
ft-not-all-fit = Deine Züge haben nicht für alle diese Stücke Platz; lade sie einzeln.

# Absagen: Übernahmen

ft-no-series = Eine Strecke hat mindestens ein Gleis.
ft-series-forked = Eine verkaufte Strecke hat keine Gabelung und ist in keinem Gebiet zweimal.
ft-no-own-link-between = Zwischen { $out_of } und { $into } hast du kein Gleis.
ft-wrong-end = Die Strecke muss an einem Bahnhof beginnen, den { $company } bedient; { $area } ist keiner.
ft-no-town-at-end = Die Strecke muss in einem Gebiet mit Stadt oder Bahnhof enden; { $area } hat keines von beiden.
ft-sale-too-dear = Die Übernahme kostet { $price } { $what }; das hast du nicht.
ft-company-links = Der Gesellschaft { $left ->
    [0] fehlen die Gleise dafür.
    [one] bleibt nur noch ein Gleis.
   *[other] bleiben nur noch { $left } Gleise.
  }

# Das Protokoll

ft-turn-began = Runde { $turn } von { $turns }
ft-phase-began = Phase { $phase }: { $name }
ft-cubes-taken = { $player } nimmt { $cubes } Würfel und hat { $hand } in der Hand.
ft-tokens-drawn = Plättchen der Felder der Reihe nach: { $tokens }.
ft-bid-placed = { $player } bietet { $cubes } Würfel auf Feld { $box }.
ft-outbid = { $player } nimmt { $cubes } Würfel von Feld { $box } zurück.
ft-bidder-skipped = { $player } kann kein weiteres Gebot bezahlen.
ft-influence-gained = { $player } gewinnt Feld { $box } für { $cubes } Würfel: { $points }.
ft-orders-set = Gleisbau: { $build }. Züge und Transport: { $transport }.
ft-link-built = { $player } baut von { $out_of } nach { $into } ({ $cost }).
ft-series-finished = { $player } beendet eine Strecke mit { $links ->
    [one] einem Gleis
   *[other] { $links } Gleisen
} und zahlt { $paid }.{ $landowners ->
    [0] { "" }
    [one] {" "}Einer der { $who } verlässt die Karte.
   *[other] {" "}{ $landowners } { $who } verlassen die Karte.
}
ft-nothing-built = { $player } baut nichts.
ft-cannot-build = { $player } kann nichts bauen.
ft-towns-connected = Nürnberg und Fürth sind zum ersten Mal verbunden. Siegpunkte: { $scored }.
ft-connection-points = { $player } { $points }
ft-train-bought = { $player } kauft einen Zug der Reihe { $row } für { $paid }.
ft-piece-transported = { $player } befördert mit Zug { $row } aus { $area }: { $piece } ({ $points ->
    [one] ein Siegpunkt
   *[other] { $points } Siegpunkte
}).
ft-passed = { $player } passt.
ft-cannot-move = { $player } kann nichts mehr tun und scheidet aus der Phase aus.
ft-pieces-removed = Aus { $area } entfernt, weil es niemand mehr befördern kann: { $number } × { $piece }.
ft-profit-recorded = { $player }: Einnahmen { $income }, Ausgaben { $expense }; der Marker steht auf { $profit }.
ft-player-order-set = Neue Spielerreihenfolge: { $order }.
ft-series-sold = { $player } verkauft { $links ->
    [one] ein Gleis
   *[other] { $links } Gleise
} von { $start } bis { $end } an { $company } für { $paid }.
ft-station-joined = Ab jetzt bedient { $company } auch { $area }.
ft-nothing-sold = { $player } verkauft nichts.
ft-cannot-sell = { $player } hat nichts zu verkaufen.
ft-final-score = { $player }: Siegpunkte { $points }, Sätze { $sets }, Gewinn { $profit }, Gleise auf der Karte { $links }: zusammen { $total }.
ft-game-won = { $player } gewinnt.

# Pläne, die nicht stimmen können

ft-own-unknown = „{ $name }“ lässt sich nicht durch einen eigenen Plan ersetzen. Mögliche Werte: { $known }.
ft-other-boards = Diese Aufzeichnung wurde mit anderen Karten begonnen als den hier bekannten.
ft-map-bar = Der Name des Gebiets „{ $area }“ darf keinen senkrechten Strich enthalten.
ft-map-town-and-goods = Gebiet „{ $area }“ hat eine Stadt und Waren; nur eines davon ist möglich.
ft-map-company-without-town = Gebiet „{ $area }“ gehört einer Gesellschaft, hat aber keine Stadt.
ft-map-town-in-hill = Gebiet „{ $area }“ ist Hügel oder Hopfengebiet und kann keine Stadt haben.
ft-map-white-goods = Gebiet „{ $area }“ hat weiße Waren, ist aber weder Hügel noch Hopfengebiet.
ft-map-yellow-goods = Gebiet „{ $area }“ hat gelbe Waren, ist aber Hügel oder Hopfengebiet.
ft-map-border-twice = Gebiet „{ $area }“ nennt eine Grenze zweimal.
ft-map-no-border = Gebiet „{ $area }“ beschreibt eine Grenze zu „{ $other }“, die es nicht hat.
ft-map-own-border = Gebiet „{ $area }“ kann nicht an sich selbst grenzen.
ft-map-unknown-area = Gebiet „{ $area }“ grenzt an „{ $other }“, das es auf der Karte nicht gibt.
ft-map-border-one-sided = Gebiet „{ $area }“ grenzt an „{ $other }“, aber „{ $other }“ nicht an „{ $area }“.
ft-map-river-one-sided = Die Gebiete „{ $area }“ und „{ $other }“ sagen nicht dasselbe über den Fluss zwischen ihnen.
ft-map-never-one-sided = Die Gebiete „{ $area }“ und „{ $other }“ sagen nicht beide, dass sie nie verbunden werden.
ft-map-free-links = Ein Gleis muss mindestens einen Baupunkt kosten.
ft-map-unknown-town = Die Verbindung nennt „{ $area }“, das es auf der Karte nicht gibt.
ft-map-no-station = Die Waren in Gebiet „{ $area }“ sind unerreichbar: Zu keiner neutralen Stadt daneben kann gebaut werden.
ft-map-unreachable = Zu Gebiet „{ $area }“ kann von keiner Stadt einer Gesellschaft aus gebaut werden.
ft-map-too-many-goods = Es gibt mehr Gebiete mit Waren, als Waren im Beutel sind.
ft-map-too-many-towns = Es gibt mehr neutrale Städte, als Leute im Beutel sind.
ft-shape-missing = Die Zeichnung der Karte hat keinen Umriss oder keine Beschriftung für Gebiet „{ $area }“.
ft-boards-pieces = Die Tafeln müssen weiße, gelbe, rote, grüne Stücke und Grundbesitzer (landowner) zählen, und keine anderen.
ft-boards-start = Die Tafeln müssen einen Anfang für weißen, braunen, roten und grünen Einfluss angeben, und keinen anderen.
ft-boards-people = Die Tafeln müssen sagen, wie viele Leute für große und für kleine Städte gezogen werden.
ft-boards-sides = Die Tafeln müssen diese Seiten haben: { $known }.
ft-boards-turns = Die Seite { $side } sagt nicht, wie viele Runden { $n } Spieler spielen.
ft-boards-tokens = Die Seite { $side } hat Plättchen einer unbekannten Farbe.
ft-boards-few-tokens = Die Seite { $side } hat weniger Plättchen als Felder.
ft-boards-box = Feld { $box } der Seite { $side } hat einen Punkt einer unbekannten Farbe.
ft-boards-rows = Die Seite { $side } hat zwei Zugreihen desselben Namens.
ft-boards-number = Keine Zahl auf den Tafeln kann { $number } sein.
ft-boards-empty-box = Feld { $box } der Seite { $side } hat keine Punkte.

# Optionen: was die Spielregel sagt, und was ein anderer Wert ändert

about-first-train-board_side-3-4 = Spielregel: die Seite der Pläne für drei und vier Spieler.
about-first-train-board_side-2-3 = Die Seite für zwei und drei Spieler.
about-first-train-train_category-row = Spielregel: Eine Kategorie von Zügen ist eine Reihe des Marktes.
about-first-train-train_category-price = Eine Kategorie von Zügen ist ein Preis.
about-first-train-dark_red-false = Spielregel: der Süden ohne seinen dunkelroten Teil.
about-first-train-dark_red-true = Der Süden ist um den dunkelroten Teil erweitert.

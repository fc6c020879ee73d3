bot-unknown = Es gibt keinen Bot „{ $bot }“. Verfügbar: { $known }.

# Warum ein Bot tat, was er tat.

because-chance = Zufällig.
because-only = Etwas anderes war nicht möglich.
because-unknown = Etwas Besseres war nicht bekannt.
because-pass = Nichts anderes hätte mehr gebracht.
because-run = Ein besseres Einfahrergebnis gibt es nicht.
because-share = Ein Anteil der { $company } dürfte bis zum Ende etwa { $gain } mehr bringen, als er kostet.
because-start = Die { $company } kann mit { $price } in Betrieb gehen und wird sich lohnen.
because-paper = { $paper } dürfte etwa { $gain } mehr bringen, als es kostet.
because-sale = Das Geld für { $shares } { $company } bringt anderswo mehr.
because-forced-sale = Besser { $shares } { $company } verkaufen als einen Kredit aufnehmen.
because-repay = Schulden wachsen; sie werden zuerst zurückgezahlt.
because-track-now = Die Loks fahren sofort { $more } mehr ein.
because-track-then = Mit der nächsten Lok bringt das { $more } mehr.
because-track-towards = Das führt zu Halten, die noch nicht erreicht sind.
because-station-run = Ein Bahnhof in { $stop } macht längere Strecken möglich.
because-station-keeps = Ein Bahnhof in { $stop } hält den Weg offen, bevor andere ihn schließen.
because-marker = Es zählt die bessere Stadt.
because-pay = Das Betriebskapital reicht: Die Aktionäre bekommen das Geld, und der Kurs steigt.
because-keep = Das Betriebskapital wird für eine Lok gebraucht.
because-train = Mit der { ER($train) }-Lok werden je Runde { $more } mehr eingefahren.
because-train-owed = Eine Lok muss sein, und die { ER($train) }-Lok ist die beste, die bezahlt werden kann.
because-trade = Die { ER($train) }-Lok der { $seller } nützt hier mehr.
because-agreed = Das Geld ist mehr wert als die Lok.
because-refused = Die Lok ist mehr wert als das Geld.
because-return = Die { ER($train) }-Lok fehlt am wenigsten.

because-bid = { $paper } ist bis zu { $most } wert.
because-high-price = Ein hoher Ausgabekurs bringt das meiste Betriebskapital.
because-private-sold = { $price } für { $paper } sind auf der Hand mehr wert, und die Gesellschaft kann sie entbehren.
because-furka = Die Strecke hilft den Loks mehr, als die Privatgesellschaft einbringt.
because-mountain = Dorthin kommt bald eine Lok.
because-eva = Die { $company } verdient damit am meisten.
because-claim = Der Bonus ist fällig.

because-railway = Die { $company } zahlt sofort und geht in der Staatsbahn auf.
because-coal = Die { $company } zahlt sofort und wird zur Direktoraktie ihrer Regionalbahn; { $price } geben dieser einen guten Start.
because-coal-exchange = Damit kann die { $company } in Betrieb gehen.
because-mountain-exchange = Ein Anteil der { $company } bringt mehr als die Bergbahn.
because-trade-in = Die { ER($train) }-Lok fährt mehr ein, und die alte bezahlt noch einen Teil davon.
because-towns = Ein Feld ist so gut wie das andere.

because-box = Die Punkte von Feld { $box } sind, was die Runde braucht.
because-company = Von dieser Farbe ist weniger Einfluss da.
because-link = Der Weg über { $into } erschließt am meisten.
because-series-done = Weitere Gleise würden mehr kosten, als sie bringen.
because-ft-train = Reihe { $row } befördert, was an den Gleisen wartet.
because-piece = Das bringt am meisten von dem, was übrig ist.
because-piece-first = Jemand anders könnte zuerst zugreifen ({ $piece }).
because-pieces = Diese { $number } Steine kann niemand sonst beanspruchen.
because-ft-sale = Diese { $links } Gleise würden mehr kosten, als sie bringen.

backend-missing = Das Backend „{ $backend }“ ist nicht installiert: Installiere kursbuch mit dem Extra „arena“.
features-unknown = Was in „{ $title }“ beobachtet wird, ist nicht festgelegt.

until-looked = am Ende der Vorausschau
until-stock-round = am Ende der Betriebsrunden
until-turn = am Ende der Runde

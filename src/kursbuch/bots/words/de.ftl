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

backend-missing = Das Backend „{ $backend }“ ist nicht installiert: Installiere kursbuch mit dem Extra „arena“.
features-unknown = Was in „{ $title }“ beobachtet wird, ist nicht festgelegt.

until-looked = am Ende der Vorausschau
until-stock-round = am Ende der betrachteten Betriebsrunden

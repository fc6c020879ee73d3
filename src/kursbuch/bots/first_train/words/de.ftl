# Warum ein Bot in First Train tat, was er tat.

because-box = Die Punkte von Feld { $box } sind, was die Runde braucht.
because-company = Von dieser Farbe ist weniger Einfluss da.
because-link = Der Weg über { $into } erschließt am meisten.
because-series-done = Weitere Gleise würden mehr kosten, als sie bringen.
because-ft-train = Reihe { $row } befördert, was an den Gleisen wartet.
because-piece = Das bringt am meisten von dem, was übrig ist.
because-piece-first = Jemand anders könnte zuerst zugreifen ({ $piece }).
because-pieces = Diese { $number } Stücke kann niemand sonst beanspruchen.
because-ft-sale = Diese { $links } Gleise würden mehr kosten, als sie bringen.
until-turn = am Ende der Runde

# Was die Seite eines Tisches sagt, neben den Worten aller Seiten.

why-other-step = Nicht in diesem Moment. Jetzt: { $now }
why-not-possible = Nicht möglich
why-not-possible-now = Jetzt nicht möglich

# Warum ein Bot in 1844 tat, was er tat.

because-bid = { $paper } ist bis zu { $most } wert.
because-high-price = Ein hoher Ausgabekurs bringt das meiste Betriebskapital.
because-private-sold = { $price } für { $paper } sind auf der Hand mehr wert, und die Gesellschaft kann sie entbehren.
because-furka = Die Strecke hilft den Loks mehr, als die Privatgesellschaft einbringt.
because-mountain = Dorthin kommt bald eine Lok.
because-eva = Die { $company } verdient damit am meisten.
because-claim = Der Bonus ist fällig.

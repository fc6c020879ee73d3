# Die Wörter von Rigi.

money-rigi = { $amount } Fr.
rigi-hotel = das Hotel: 20 mehr für jede Lok, die hier hält
rigi-no-place = Das Hotel steht in einer Klein- oder Großstadt; auf { $hex } gibt es keine.
rigi-not-operated = Die { $company } ist noch nicht gefahren.
rigi-sold = { $paper } ist schon verkauft.
told-HotelBuilt = { $seat } baut das Hotel auf { $hex }.
e-do-BuildHotel = Das Hotel bauen
e-offer-BuildHotel = Auf { $hex }

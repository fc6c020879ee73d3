# Die Wörter von Rigi.

money-rigi = { $amount } Fr.
rigi-hotel = das Hotel: 20 mehr für jeden Zug, der hier hält
rigi-no-place = Das Hotel steht in einem Ort oder einer Stadt; auf { $hex } gibt es keine.
rigi-not-operated = { $company } hat noch keinen Betrieb gehabt.
rigi-sold = { $paper } ist verkauft.
told-HotelBuilt = { $seat } baut das Hotel auf { $hex }.
e-do-BuildHotel = Das Hotel bauen
e-offer-BuildHotel = Auf { $hex }

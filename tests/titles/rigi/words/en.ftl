# The words of Rigi.

money-rigi = { $amount } Fr.
rigi-hotel = the hotel: 20 more for every train that stops here
rigi-no-place = The hotel stands in a town or a city; { $hex } has none.
rigi-not-operated = { $company } has not operated yet.
rigi-sold = { $paper } has already been sold.
told-HotelBuilt = { $seat } builds the hotel on { $hex }.
e-do-BuildHotel = Build the hotel
e-offer-BuildHotel = On { $hex }

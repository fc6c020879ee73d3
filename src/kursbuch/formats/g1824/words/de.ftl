# Warum eine Datei von 1824 nicht gelesen werden kann.

other-company-gives-up = Zuerst muss die { $company } eine Lok abgeben.

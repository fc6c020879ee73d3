# Ferien.
holidays = Ferien
holidays-more = An diesen Tagen stehen die Fristen deiner langsamen Partien still. In diesem Jahr { $left ->
    [one] bleibt ein Tag
   *[other] bleiben { $left } Tage
} von { $most }.
holidays-first = Erster Tag
holidays-last = Letzter Tag
holidays-take = Nehmen
holidays-end = Beenden
holidays-wrong = Ferien beginnen heute oder später, innerhalb eines Jahres, und enden nicht vor ihrem Anfang.
holidays-twice = Einige dieser Tage sind schon Ferien.
holidays-too-many = Im Jahr { $year } wären das mehr als { $most } Tage.
holidays-away = in den Ferien bis { $until }

# Holidays.
holidays = Holidays
holidays-more = On these days the deadlines of your slow games stand still. { $left ->
    [one] One day
   *[other] { $left } days
} of { $most } left this year.
holidays-first = First day
holidays-last = Last day
holidays-take = Take
holidays-end = End
holidays-wrong = Holidays begin today or later, within a year, and do not end before they begin.
holidays-twice = Some of these days are already holidays.
holidays-too-many = In { $year } that would be more than { $most } days.
holidays-away = away until { $until }

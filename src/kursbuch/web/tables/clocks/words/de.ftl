# Uhren.
clock = Uhr
clock-none = keine Uhr
clock-deadline = Zeit für jeden Zug
clock-deadline-none = keine Frist
clock-deadline-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
clock-minutes = Minuten für die Partie (leer: keine Uhr)
clock-seconds = und Sekunden für jeden Zug
clock-nights = Nachts läuft keine Zeit ({ $evening } bis { $morning } Uhr am Ort des Spielers)
clock-ending = Wenn die Zeit abgelaufen ist
clock-ending-mark = alle sehen es, sonst nichts
clock-ending-bot = ein Bot zieht, bis der Spielzug zu Ende ist
clock-ending-seat = ein Bot übernimmt, wenn die anderen zustimmen
clock-ending-bot-level = Der Bot
clock-too-long = Eine Uhr hat höchstens { $minutes } Minuten für die Partie und { $seconds } Sekunden für jeden Zug.
clock-days-hours = { $days } T { $hours } Std
clock-hours-minutes = { $hours } Std { $minutes } min
clock-running = { $time }
clock-day = T
clock-hour = Std
clock-minute = min
clock-late = überfällig
clock-times-late = { $times ->
    [one] Die Zeit ist einmal abgelaufen
   *[other] Die Zeit ist { $times }-mal abgelaufen
}
clock-until = Bis { $until }
clock-in-bank = Zeit für den Rest der Partie
clock-terms-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
} für jeden Zug.
clock-terms-live = { $minutes } min für die Partie und { $seconds } s für jeden Zug.
clock-without-nights = Nachts ({ $evening } bis { $morning } Uhr am Ort des Spielers) läuft keine Zeit.
clock-then-mark = Ist die Zeit abgelaufen, sehen es alle.
clock-then-bot = Ist die Zeit abgelaufen, zieht ein Bot ({ $bot }), bis der Spielzug zu Ende ist.
clock-then-seat = Ist die Zeit abgelaufen, übernimmt ein Bot ({ $bot }) den Platz, wenn die anderen zustimmen.
clock-automatic = Bot, Zeit war abgelaufen
page-proposal-late = Die Zeit von { $seat } ist abgelaufen. Soll ein Bot weiterspielen? Es fehlt die Zustimmung von: { $missing }.

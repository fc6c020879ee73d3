# Clocks.
clock = Clock
clock-none = no clock
clock-deadline = Time for each move
clock-deadline-none = no deadline
clock-deadline-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
clock-minutes = Minutes for the game (empty: no clock)
clock-seconds = and seconds for each move
clock-nights = Nights do not count ({ $evening }:00 to { $morning }:00, where each player lives)
clock-ending = When somebody's time has run out
clock-ending-mark = everybody sees it, nothing else
clock-ending-bot = a bot acts until the turn is over
clock-ending-seat = a bot takes the seat if the others agree
clock-ending-bot-level = The bot
clock-too-long = A clock has at most { $minutes } minutes for the game and { $seconds } seconds for each move.
clock-days-hours = { $days } d { $hours } h
clock-hours-minutes = { $hours } h { $minutes } min
clock-running = { $time }
clock-day = d
clock-hour = h
clock-minute = min
clock-late = late
clock-times-late = { $times ->
    [one] Time has run out once
   *[other] Time has run out { $times } times
}
clock-until = Until { $until }
clock-in-bank = Time for the rest of the game
clock-terms-days = { $days ->
    [one] One day
   *[other] { $days } days
} for each move.
clock-terms-live = { $minutes } min for the game and { $seconds } s for each move.
clock-without-nights = Nights ({ $evening }:00 to { $morning }:00, where each player lives) do not count.
clock-then-mark = When time has run out, everybody sees it.
clock-then-bot = When time has run out, a bot ({ $bot }) acts until the turn is over.
clock-then-seat = When time has run out, a bot ({ $bot }) takes the seat if the others agree.
clock-automatic = a bot, time had run out
page-proposal-late = Time has run out for { $seat }. Should a bot play on? Still to agree: { $missing }.

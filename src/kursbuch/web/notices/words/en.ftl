# Notices: what is told.
notice-turn = { $table }: it is your turn.
notice-reminder = { $table }: your time to move ends at { $until }.
notice-mention = { $table }: { $who } mentions you: { $text }
notice-invitation = { $table }: a seat is offered to you.
notice-group = You are invited to the group { $group }.
notice-stopped = { $table }: your programme has stopped. { $why }
notice-over = { $table }: the game is over.
notice-several = Kursbuch: { $count } notices

# The page on which one chooses.
notices = Notices
notices-more = What you are told when you are away: by e-mail, by webhook, or on your devices.
notices-choose = Choose
notices-by-email = Write me an e-mail
notices-quiet = E-mails
notices-quiet-10 = at once
notices-quiet-60 = all together, every hour
notices-quiet-1440 = all together, once a day
notices-webhook = Webhook (Discord, Slack)
notices-webhook-refused = A webhook must lead to a public address.
notices-no-mail = This server sends no mail.
notices-quiet-hours = Quiet hours
notices-from = From
notices-until = until
notices-quiet-more = Nothing is sent during these hours; it follows afterwards. In your time zone: { $zone }.
notices-quiet-half = Quiet hours need a beginning and an end.
notices-what = What is told, and how
notices-of-turn = It is my turn
notices-of-reminder = My time runs out
notices-of-mention = Somebody mentions me in the talk
notices-of-invitation = I am invited
notices-of-stopped = A programme of mine has stopped
notices-of-over = A game is over
notices-by-mail = E‑mail
notices-by-webhook = Webhook
notices-by-push = Devices
notices-devices = Devices
notices-devices-more = A browser shows notices, also when no page of Kursbuch is open.
notices-device-add = Show notices on this device
notices-device-here = Notices are shown on this device.
notices-device-denied = The browser does not allow it. You can change that in its settings for this page.
notices-device-missing = This browser cannot show notices. On an iPhone or iPad, add Kursbuch to the home screen first.
notices-device-failed = The push service of this browser did not answer. Please try again later.
notices-device-unreadable = The browser has not said how to reach it.
notices-device-refused = A push service must have a public address.
notices-devices-many = { $most } devices are enough. Remove one first.

# The calendar of deadlines.
calendar = Calendar
calendar-more = Your calendar can show when your moves are due in games over days. Give it this address, and nobody else.
calendar-address = Address for your calendar
calendar-make = Create an address
calendar-renew = Create a new address; the old one stops working
calendar-deadline = { $table }: your move

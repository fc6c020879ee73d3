# Nachrichten: was gesagt wird.
notice-turn = { $table }: Du bist am Zug.
notice-reminder = { $table }: Deine Zeit für den Zug endet um { $until }.
notice-mention = { $table }: { $who } erwähnt dich: { $text }
notice-invitation = { $table }: Dir wird ein Platz angeboten.
notice-group = Du bist in die Gruppe { $group } eingeladen.
notice-stopped = { $table }: Dein Programm hat angehalten. { $why }
notice-over = { $table }: Das Spiel ist zu Ende.
notice-several = Kursbuch: { $count } Nachrichten

# Die Seite, auf der man wählt.
notices = Nachrichten
notices-more = Was du erfährst, wenn du nicht da bist: per E-Mail, per Webhook oder auf deinen Geräten.
notices-choose = Auswählen
notices-by-email = Schreibt mir eine E-Mail
notices-quiet = E-Mails
notices-quiet-10 = sofort
notices-quiet-60 = gesammelt, jede Stunde
notices-quiet-1440 = gesammelt, einmal am Tag
notices-webhook = Webhook (Discord, Slack)
notices-webhook-refused = Ein Webhook muss zu einer öffentlichen Adresse führen.
notices-no-mail = Dieser Server verschickt keine E-Mails.
notices-quiet-hours = Ruhezeit
notices-from = Von
notices-until = bis
notices-quiet-more = In dieser Zeit wird nichts verschickt, danach alles. In deiner Zeitzone: { $zone }.
notices-quiet-half = Eine Ruhezeit braucht Anfang und Ende.
notices-what = Was ich wie erfahre
notices-of-turn = Ich bin am Zug
notices-of-reminder = Meine Zeit läuft ab
notices-of-mention = Jemand erwähnt mich im Gespräch
notices-of-invitation = Ich bin eingeladen
notices-of-stopped = Ein Programm von mir hat angehalten
notices-of-over = Ein Spiel ist zu Ende
notices-by-mail = E‑Mail
notices-by-webhook = Webhook
notices-by-push = Geräte
notices-devices = Geräte
notices-devices-more = Ein Browser zeigt Nachrichten, auch wenn keine Seite von Kursbuch offen ist.
notices-device-add = Auf diesem Gerät anzeigen
notices-device-here = Auf diesem Gerät werden Nachrichten angezeigt.
notices-device-denied = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
notices-device-missing = Dieser Browser kann keine Nachrichten anzeigen. Auf iPhone und iPad muss Kursbuch erst auf dem Home-Bildschirm liegen.
notices-device-failed = Der Push-Dienst dieses Browsers hat nicht geantwortet. Bitte versuche es später noch einmal.
notices-device-unreadable = Der Browser hat nicht gesagt, wie er zu erreichen ist.
notices-device-refused = Ein Push-Dienst muss eine öffentliche Adresse haben.
notices-devices-many = { $most } Geräte sind genug. Entferne zuerst eines.

# Der Kalender der Fristen.
calendar = Kalender
calendar-more = Dein Kalender kann zeigen, bis wann du in Spielen über Tage ziehen musst. Gib ihm diese Adresse, und sonst niemandem.
calendar-address = Adresse für deinen Kalender
calendar-make = Adresse anlegen
calendar-renew = Neue Adresse anlegen; die alte gilt nicht mehr
calendar-deadline = { $table }: dein Zug

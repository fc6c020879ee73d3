# Was die Seiten sagen.

page-skip = Zum Inhalt
page-nav = Seiten
page-tables = Tische
page-people = Leute
page-rules = Regeln
page-rule = Regel
page-close = Schließen
page-light = Hell
page-dark = Dunkel
page-yes = ja
page-no = nein

page-hero = Eisenbahnspiele, streng nach dem Regelheft.
page-hero-more = Spiele an diesem Bildschirm, gegen Bots oder über einen Link mit Freunden. Zum Anfangen braucht es kein Konto. Jede Ablehnung nennt ihre Regel.
page-my-tables = Meine Tische
page-play-now = Jetzt spielen
page-line = Linie
page-title = Titel
page-players = Spieler
page-play = Spielen
page-play-title = { $title } spielen
page-no-titles = Es ist kein Titel installiert.
page-table = Tisch
page-who = Wer
page-move = Zug
page-round = Runde
page-state = Stand
page-free = frei
page-your-turn = Du bist am Zug
page-waits-for = wartet auf { $who }
page-status-open = offen
page-status-finished = beendet
page-all = alle
page-pace = Tempo
page-pace-live = live
page-pace-days = ein paar Züge am Tag
page-search = Suchen
page-filter = Zeigen
page-none = Keine.
page-none-mine = Du sitzt an keinem Tisch.

page-seat = Platz
page-who-sits = Wer sitzt hier
page-who-sits-at = Wer sitzt auf Platz { $number }
page-name = Name
page-name-at = Name auf Platz { $number }
page-sit-me = ich
page-sit-here = jemand an diesem Bildschirm
page-bot-level = { $bot ->
    [random] zufällig
    [novice] Anfänger
    [expert] Könner
    [master] Meister
    [novice-builder] Anfänger (Baumeister)
    [novice-trader] Anfänger (Händler)
    [novice-rusher] Anfänger (Antreiber)
    [novice-blocker] Anfänger (Sperrer)
    [expert-builder] Könner (Baumeister)
    [expert-trader] Könner (Händler)
    [expert-rusher] Könner (Antreiber)
    [expert-blocker] Könner (Sperrer)
    [master-builder] Meister (Baumeister)
    [master-trader] Meister (Händler)
    [master-rusher] Meister (Antreiber)
    [master-blocker] Meister (Sperrer)
   *[other] { $bot }
  }
page-sit-bot = Bot: { page-bot-level }
page-bot-name = { $level ->
    [novice] Anfänger
    [expert] Könner
    [master] Meister
   *[other] Bot
  } { $number }
page-sit-open = frei, für alle mit dem Link
page-start = Beginnen
page-options = Optionen
page-the-table = Der Tisch
page-preset-changes = { $count ->
    [one] Was sich ändert: eine Regel
   *[other] Was sich ändert: { $count } Regeln
  }
page-all-options = { $count ->
    [one] Eine Option
   *[other] Alle { $count } Optionen
  }
page-option-players = Nur bei { $counts } Spielern.
preset-name-rulebook = Spielregel
preset-name-18xx-games = 18xx.games
preset-name-own = Eigene Wahl
preset-own = Jede Option einzeln. Bei jeder steht, was die Spielregel sagt, was ein anderer Wert ändert und welche Voreinstellung ihn nutzt.
page-table-name = Name des Tisches
page-private = privat: nicht in der Liste der Tische
page-waiting-room = Das Spiel beginnt, wenn alle Plätze besetzt sind.
page-copy = Kopieren
page-copied = Kopiert
page-only-here = Diese Adresse gilt nur auf diesem Rechner. Andere können mitspielen, wenn Kursbuch mit --host 0.0.0.0 gestartet wird.
page-by-the-book = Gespielt wird nach der Spielregel.
page-not-by-the-book = Anders als in der Spielregel
page-invite = Link zum Einladen
page-your-name = Dein Name
page-join = Platz nehmen
page-leave = Tisch verlassen
page-fill = Mit Bots auffüllen und beginnen

page-not-your-seat = Du kannst nur für einen Platz handeln, auf dem du sitzt.
page-stale = Der Tisch hat sich geändert, seit diese Seite geladen wurde. Hier ist die aktuelle Stellung.
page-nothing-to-take-back = Du hast nichts zurückzunehmen.
page-nobody-asks = Auf deine Antwort dazu wartet niemand.
page-nothing-to-redo = Du hast nichts zu wiederholen.
page-prompt = { $who }: { $what }
page-finished = Das Spiel ist zu Ende.
page-past = Das ist die Stellung nach Zug { $at } von { $of }. Du kannst schauen, aber nicht spielen.
page-to-now = Zurück zum Jetzt
page-branch = Was wäre, wenn? Ab hier weiterspielen
page-branch-more = Eine Abzweigung ist ein eigener Tisch, der mit dieser Stellung beginnt; das ursprüngliche Spiel bleibt unberührt.
page-back-to-here = Bis hierher zurücknehmen
page-why-not = Warum nicht?
page-cancel = Abbrechen
page-wait = Diese Seite meldet sich von selbst, wenn du am Zug bist.
page-watching = Du schaust zu.
page-undo = Zurücknehmen
page-redo = Wiederholen
page-ask-undo = Um Rücknahme bitten
page-took-back = { $who } nimmt { $count ->
    [one] einen Zug
   *[other] { $count } Züge
  } zurück.
page-took-forward = { $who } wiederholt { $count ->
    [one] einen Zug
   *[other] { $count } Züge
  }.
page-agree = Einverstanden
page-refuse = Ablehnen
page-withdraw = Zurückziehen
page-proposal-undo = { $who } bittet um Rücknahme. Es fehlt die Zustimmung von: { $missing }.
page-proposal-end = { $who } schlägt vor, das Spiel hier zu beenden. Es fehlt die Zustimmung von: { $missing }.
page-proposal-replace = { $who } schlägt vor, dass ein Bot für { $seat } weiterspielt. Es fehlt die Zustimmung von: { $missing }.
page-to-act = am Zug
page-views = Ansichten
page-zoom-in = Größer
page-zoom-out = Kleiner
page-zoom-all = Ganzer Plan
page-tab-position = Stellung
page-tab-log = Protokoll
page-tab-chat = Chat
page-tab-history = Verlauf
page-tab-rules = Regeln
page-older = Älteres
page-log-empty = Noch ist nichts geschehen.
page-say = Etwas sagen
page-send = Senden
page-chat-empty = Noch hat niemand etwas gesagt.
page-moment = Nach Zug { $at } von { $of }
page-show = Zeigen
page-since = Seit meinem letzten Zug
page-permalink = Link zu dieser Stellung
page-search-rules = In den Regeln suchen
page-whole-ledger = Alle Regeln dieses Spiels
page-keys = Tasten
page-keys-off = Tasten ausgeschaltet
page-key-board = Spielplan
page-key-pass = Passen
page-key-confirm = Den ausgewählten Knopf drücken
page-key-cancel = Auswahl abbrechen
page-key-history = Im Verlauf vor und zurück
page-key-zoom = Plan größer, kleiner, ganz

page-ledgers = Regelverzeichnisse
page-ledger-more = Jede Regel als nummerierter Satz in eigenen Worten. Ablehnungen nennen diese Nummern.
page-rule-notes = Quellen und Anmerkungen (englisch)
page-source = Quelle: { $rulebook }
page-in-ledger = im Verzeichnis
page-no-rule = Es gibt keine Regel { $rule }.
page-not-found = Diese Seite gibt es nicht
page-not-found-more = Die Adresse ist falsch, oder was hier war, ist umgezogen.
page-csrf = Dieses Formular ist abgelaufen
page-csrf-more = Bitte geh zurück, lade die Seite neu und erlaube dieser Website Cookies.
page-forbidden = Das ist nicht für dich bestimmt
page-forbidden-more = Vielleicht musst du dich mit einem anderen Konto anmelden.
page-unreadable = Diese Anfrage ist nicht lesbar
page-unreadable-more = Sie war zu groß, oder es fehlte etwas darin.
page-broken = Bei uns ist etwas schiefgegangen
page-broken-more = Der Fehler ist notiert. Dein Spiel ist sicher: Jeder Zug ist aufbewahrt. Bitte lade die Seite neu.
page-full = Der Server kann gerade nichts aufschreiben
page-full-more = Sein Speicher ist voll. Nichts wurde geändert, und jeder Zug bis hierher ist aufbewahrt. Bitte versuch es in ein paar Minuten noch einmal.
page-to-start = Zur Startseite
page-sorry = Das geht nicht
page-too-often = Langsam, bitte
page-too-often-more = Von deiner Adresse kamen zu viele Anfragen. Bitte warte eine Minute.
import-busy = Der Server liest gerade andere Partien. Bitte versuch es in einer Minute noch einmal.

page-help = Hilfe
page-import = Spiel einlesen
page-import-note = Du hast schon ein Spiel?
page-import-kept = Was davor geschah, liegt auf einem Tisch: ansehen.
page-import-more = Eine Aufzeichnung von Kursbuch oder ein Export von 18xx.games. Sie wird Zug für Zug geprüft und auf einen eigenen Tisch gelegt: zum Durchgehen, zum Untersuchen oder zum Weiterspielen.
page-file = Datei
page-or-paste = oder den Text einfügen

page-account = Konto
page-settings = Einstellungen
page-sign-up = Konto anlegen
page-sign-in = Anmelden
page-sign-out = Abmelden
page-have-account = Du hast schon ein Konto?
page-lost = Passwort vergessen
page-send-link = Link senden
page-lost-sent = Wenn es ein Konto mit dieser Adresse gibt, ist ein Link dorthin unterwegs.
page-lost-expired = Dieser Link ist abgelaufen oder wurde schon benutzt.
page-lost-done = Das neue Passwort gilt.
page-lost-subject = Kursbuch: neues Passwort
page-lost-mail = Jemand, wahrscheinlich du, hat ein neues Passwort für { $name } angefordert. Mit diesem Link kannst du es setzen:
page-change-password = Passwort ändern
page-password = Passwort
page-wrong-password = Das Passwort stimmt nicht.
page-farewell = Konto löschen
page-farewell-more = Dein Name verschwindet von allen Tischen und aus allen Chats; die Spiele bleiben. Das lässt sich nicht rückgängig machen.
page-anonymous = Anonym
page-save = Speichern
page-email = E-Mail-Adresse
page-email-help = Freiwillig. Für ein vergessenes Passwort und, wenn du willst, um dir zu sagen, dass du am Zug bist.
page-sound = Ein Ton, wenn ich am Zug bin
page-language = Sprache
page-time-zone = Zeitzone
page-no-zone = Eine Zeitzone „{ $zone }“ gibt es nicht.
page-theme = Hell oder dunkel
page-patterns = Muster neben den Farben auf den Plänen
page-as-browser = Wie im Browser eingestellt
page-access = Zugang
page-tokens = API-Schlüssel
page-tokens-more = Mit einem API-Schlüssel spielt ein eigenes Programm für dich.
page-token-once = Kopiere den Schlüssel jetzt; er wird nicht noch einmal gezeigt.
page-token-name = Name des Schlüssels
page-new-token = Neuer Schlüssel
token-scopes = Was er erlaubt
token-read = read: alles ansehen, was du sehen darfst
token-play = play: auf deinen Plätzen ziehen, zustimmen, mitreden, Notizen schreiben
token-manage = manage: Tische eröffnen, Plätze nehmen und abgeben, dein Konto ändern
token-lacks-scope = Das erlaubt dieser Schlüssel nicht: Ihm fehlt „{ $scope }“.
page-made = Angelegt
page-drop = Widerrufen
not-found = Unter diesem Namen gibt es nichts.
unreadable = „{ $where }“ ist nicht lesbar: { $why }
http-400 = Dieser Aufruf ist nicht lesbar: sende JSON.
http-401 = Dieser Aufruf braucht einen API-Schlüssel: „Authorization: Bearer …“.
http-429 = Zu viele Aufrufe von dieser Adresse: warte bitte eine Minute.
page-api = Schnittstelle für Programme
page-api-more = Titel, Tische, Stellung, Angebote, Handeln, Ereignisse: alles, was die Seiten können, als JSON und mit einem persönlichen Schlüssel.
page-call = Aufruf
page-does = Was er tut
page-client = Ein Programm, das ein Spiel spielt
page-help-more = Eine Seite für jedes Spiel: worum es geht, der Ablauf, die Wörter, die Tasten.
page-help-plain = Eine Einführung gibt es noch nicht; das Regelverzeichnis sagt alles.
page-preview = Was passieren würde
page-preview-unknown = Sonst nichts; was der Zufall bringt, ist nicht bekannt.
page-tab-charts = Diagramme
page-chart-table = Die Zahlen
page-tab-table = Tisch
page-agree-on = Mit Zustimmung der anderen
page-ask-end = Das Spiel hier beenden
page-ask-replace = Einen Bot für { $name } weiterspielen lassen
page-resign = Meinen Platz einem Bot geben
page-resign-more = Wer aufgibt, überlässt den Platz einem Bot; das Spiel geht weiter.
page-branch-of = Eine Abzweigung von einem anderen Tisch, ab dieser Stellung

page-name-letters = Ein Name hat nur lateinische Buchstaben, Ziffern und . - _
page-name-latin = Die Buchstaben eines Namens sind lateinische, mit oder ohne Akzente.
page-name-taken = Diesen Namen oder einen, der gleich aussieht, hat schon jemand.
page-no-mail = Dieser Server verschickt keine E-Mails
page-no-mail-more = Ein verlorenes Passwort kann nur der Betreiber des Servers ersetzen. Bitte frag dort nach.
page-password-tokens = Mit einem neuen Passwort werden alle API-Schlüssel ungültig.

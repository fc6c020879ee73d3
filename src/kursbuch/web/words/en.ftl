# What the pages say.

page-skip = Skip to content
page-nav = Pages
page-tables = Tables
page-people = People
page-rules = Rules
page-rule = Rule
page-close = Close
page-light = Light
page-dark = Dark
page-yes = yes
page-no = no

page-hero = Railway games, strictly by the rulebook.
page-hero-more = Play at this screen, against bots, or with friends by a link. No account is needed to begin. Every refusal names its rule.
page-my-tables = My tables
page-play-now = Play now
page-line = Line
page-title = Title
page-players = Players
page-play = Play
page-play-title = Play { $title }
page-no-titles = No title is installed.
page-table = Table
page-who = Who
page-move = Move
page-round = Round
page-state = State
page-free = free
page-your-turn = Your turn
page-waits-for = waits for { $who }
page-status-open = open
page-status-finished = finished
page-all = all
page-pace = Pace
page-pace-live = live
page-pace-days = a few moves a day
page-search = Search
page-filter = Show
page-none = None.
page-none-mine = You are not at any table.

page-seat = Seat
page-who-sits = Who sits here
page-who-sits-at = Who sits in seat { $number }
page-name = Name
page-name-at = Name in seat { $number }
page-sit-me = Me
page-sit-here = somebody at this screen
page-bot-level = { $bot ->
    [random] random
    [novice] novice
    [expert] expert
    [master] master
    [novice-builder] novice (builder)
    [novice-trader] novice (trader)
    [novice-rusher] novice (rusher)
    [novice-blocker] novice (blocker)
    [expert-builder] expert (builder)
    [expert-trader] expert (trader)
    [expert-rusher] expert (rusher)
    [expert-blocker] expert (blocker)
    [master-builder] master (builder)
    [master-trader] master (trader)
    [master-rusher] master (rusher)
    [master-blocker] master (blocker)
   *[other] { $bot }
  }
page-sit-bot = bot: { page-bot-level }
page-bot-name = { $level ->
    [novice] Novice
    [expert] Expert
    [master] Master
   *[other] Bot
  } { $number }
page-sit-open = open to anyone with the link
page-start = Start
page-options = Options
page-the-table = The table
page-preset-changes = { $count ->
    [one] What it changes: one rule
   *[other] What it changes: { $count } rules
  }
page-all-options = { $count ->
    [one] One option
   *[other] All { $count } options
  }
page-option-players = Only with { $counts } players.
preset-name-rulebook = Rulebook
preset-name-18xx-games = 18xx.games
preset-name-own = Your own choice
preset-own = Every option by itself. Each says what the rulebook says, what another value changes, and which preset uses it.
page-table-name = Name of the table
page-private = private: not shown in the lobby
page-waiting-room = The game begins when every seat is taken.
page-copy = Copy
page-copied = Copied
page-only-here = This address works on this computer only. Others can join when Kursbuch is started with --host 0.0.0.0.
page-by-the-book = Played by the rulebook.
page-not-by-the-book = Different from the rulebook
page-invite = Link to invite others
page-your-name = Your name
page-join = Take a seat
page-leave = Leave the table
page-fill = Fill with bots and start

page-not-your-seat = You can act only for a seat that you hold.
page-stale = The table has changed since this page was loaded. Here is the current position.
page-nothing-to-take-back = You have nothing to undo.
page-nobody-asks = Nobody waits for your answer to this.
page-nothing-to-redo = You have nothing to redo.
page-prompt = { $who }: { $what }
page-finished = The game is over.
page-past = This is the position after move { $at } of { $of }. You can look but not play.
page-to-now = Back to now
page-branch = Branch from here
page-branch-more = A branch is a table of your own that begins with this position; the original game is not affected.
page-back-to-here = Undo to here
page-why-not = Why not?
page-cancel = Cancel
page-wait = This page updates by itself when it is your turn.
page-watching = You are watching.
page-undo = Undo
page-redo = Redo
page-ask-undo = Ask to undo
page-took-back = { $who } undoes { $count ->
    [one] one move
   *[other] { $count } moves
  }.
page-took-forward = { $who } redoes { $count ->
    [one] one move
   *[other] { $count } moves
  }.
page-agree = Agree
page-refuse = Refuse
page-withdraw = Withdraw
page-proposal-undo = { $who } asks to undo. Still to agree: { $missing }.
page-proposal-end = { $who } asks to end the game here. Still to agree: { $missing }.
page-proposal-replace = { $who } asks to let a bot play for { $seat }. Still to agree: { $missing }.
page-to-act = to act
page-views = Views
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-all = Whole board
page-tab-position = Position
page-tab-log = Log
page-tab-chat = Chat
page-tab-history = History
page-tab-rules = Rules
page-older = Older
page-log-empty = Nothing has happened yet.
page-say = Say something
page-send = Send
page-chat-empty = Nobody has said anything yet.
page-moment = After move { $at } of { $of }
page-show = Show
page-since = Since my last turn
page-permalink = Link to this position
page-search-rules = Search the rules
page-whole-ledger = All rules of this game
page-keys = Keys
page-keys-off = Keys switched off
page-key-board = Board
page-key-pass = Pass
page-key-confirm = Press the button in focus
page-key-cancel = Cancel the choice
page-key-history = Back and forward in the history
page-key-zoom = Zoom in, zoom out, whole board

page-ledgers = Ledgers
page-ledger-more = Every rule as a numbered sentence in our own words. Refusals name these numbers.
page-rule-notes = Sources and notes
page-source = Source: { $rulebook }
page-in-ledger = in the ledger
page-no-rule = There is no rule { $rule }.
page-not-found = There is no such page
page-not-found-more = The address is wrong, or what was there has been moved.
page-csrf = This form has expired
page-csrf-more = Please go back, load the page again, and allow cookies for this site.
page-forbidden = You cannot open this page
page-forbidden-more = You may need to sign in with another account.
page-unreadable = This request cannot be read
page-unreadable-more = It was too large, or something was missing from it.
page-broken = Something went wrong on our side
page-broken-more = The error has been logged. Your game is safe: every move is kept. Please load the page again.
page-full = The server cannot write anything just now
page-full-more = Its disk is full. Nothing was changed, and every move so far is kept. Please try again in a few minutes.
page-to-start = To the start page
page-sorry = That is not possible
page-too-often = Slow down, please
page-too-often-more = There were too many requests from your address. Please wait a minute.
import-busy = The server is reading other games just now. Please try again in a minute.

page-help = Help
page-import = Import a game
page-import-note = Already have a game?
page-import-kept = Everything before it is kept on a table: look at it.
page-import-more = A Kursbuch record or an 18xx.games export. It is checked move by move and put on a table of your own, to step through, analyse or play on.
page-file = File
page-or-paste = or paste the text

page-account = Account
page-settings = Settings
page-sign-up = Create an account
page-sign-in = Sign in
page-sign-out = Sign out
page-have-account = Already have an account?
page-lost = Lost password
page-send-link = Send a link
page-lost-sent = If there is an account with this address, a link is on its way to it.
page-lost-expired = This link has expired or has already been used.
page-lost-done = The new password is set.
page-lost-subject = Kursbuch: new password
page-lost-mail = Somebody, probably you, asked for a new password for { $name }. Set it with this link:
page-change-password = Change the password
page-password = Password
page-wrong-password = The password is wrong.
page-farewell = Delete the account
page-farewell-more = Your name disappears from all tables and chats; the games stay. This cannot be undone.
page-anonymous = Anonymous
page-save = Save
page-email = E-mail address
page-email-help = Optional. Used for a lost password and, if you wish, to tell you when it is your turn.
page-sound = A sound when it is my turn
page-language = Language
page-time-zone = Time zone
page-no-zone = There is no time zone “{ $zone }”.
page-theme = Light or dark
page-patterns = Patterns as well as colours on the boards
page-as-browser = As set in the browser
page-access = Access
page-tokens = API tokens
page-tokens-more = With a token, a program can play for you.
page-token-once = Copy the token now; it will not be shown again.
page-token-name = Name of the token
page-new-token = New token
token-scopes = What it allows
token-read = read: look at everything that you may see
token-play = play: act in your seats, agree, chat, write notes
token-manage = manage: set tables up, take and give seats, change your account
token-lacks-scope = This token may not do that: it lacks the scope “{ $scope }”.
page-made = Created
page-drop = Revoke
not-found = There is nothing by that name.
unreadable = “{ $where }” cannot be read: { $why }
http-400 = This call cannot be read: send JSON.
http-401 = This call needs a token: “Authorization: Bearer …”.
http-429 = Too many calls from this address: please wait a minute.
page-api = API
page-api-more = Titles, tables, state, offers, act, events: everything the pages can do, as JSON, with a personal token.
page-call = Call
page-does = What it does
page-client = A client that plays a game
page-help-more = One page for each game: what it is about, how a turn goes, the terms, the keys.
page-help-plain = There is no introduction yet; the ledger has all the rules.
page-preview = What would happen
page-preview-unknown = Nothing else; what chance brings is not known.
page-tab-charts = Charts
page-chart-table = The figures
page-tab-table = Table
page-agree-on = With the consent of the others
page-ask-end = End the game here
page-ask-replace = Let a bot play for { $name }
page-resign = Hand my seat to a bot
page-resign-more = If you resign, a bot takes your seat; the game goes on.
page-branch-of = A branch of another table, from this position

page-name-letters = A name has Latin letters, digits, and . - _ only.
page-name-latin = The letters of a name are Latin ones, with or without accents.
page-name-taken = Somebody has this name, or one that looks the same.
page-no-mail = This server sends no mail
page-no-mail-more = A lost password can be replaced only by the operator of this server. Please ask there.
page-password-tokens = With a new password all API tokens become invalid.

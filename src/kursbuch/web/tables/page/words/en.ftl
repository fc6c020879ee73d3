# The table page.
page-what-if = What if
page-what-if-short = What if
page-what-if-from = your own board from move { $at }
page-to-the-game = To the game
page-beside = Beside
page-rounds = Rounds
page-menu = Menu: charts, rules, table, theme, language
page-stage = Stage
page-history-start = To the start
page-history-back = One move back
page-history-on = One move forward
page-go-to = Go to another moment
page-steps = Steps
page-choose = Choose
page-propose = Propose
page-tab-order = Order
page-key-nth = Propose the nth choice
page-key-turn = Rotate the tile
page-tab-map = Map

# The result on one sheet.
page-tab-result = Result
result-print = Print
result-to-print = Result to print
result-place = Place
result-total = Total
result-not-over = Standing after move { $number }: what would be scored now.

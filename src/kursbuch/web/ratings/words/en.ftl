# Ratings.
rating = Rating
ratings = Ratings
rating-of = { $name }: rating { $value }
ratings-number = No.
ratings-none = Nobody is rated in this title yet.
rating-provisional = provisional
ratings-more = Everybody starts at 1500 in every title. The figure after ± is how far the true strength may be from the rating in about 95 of 100 cases; it shrinks with every game. The list is sorted by the lower end of that range. With fewer than { $least } games a rating is provisional.
ratings-which = Finished games count once, those at private tables too; bots are rated as people are. Not rated: games that one person played alone in several seats, games with hints, with a chosen seed or with draws taken back against bots, imported games, what-if boards, and games ended by agreement. Guests and seats handed to a bot in mid-game are left out.

# Lists on several pages.
pages = Pages of the list
pages-previous = Previous
pages-next = Next
pages-at = Page { $at } of { $of }

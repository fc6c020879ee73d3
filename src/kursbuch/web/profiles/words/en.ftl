# Profiles.
profile-mine = My public page
profile-more = Games count that were played to the end at listed tables with others, the newest { $most } of them. Private tables and what-if boards are not shown.
profile-none = No game has been finished yet.
profile-titles = Titles
profile-games = Games
profile-wins = Wins
profile-mean = Mean place
profile-mean-of = { $mean } of { $players }
profile-against = Head to head
profile-ahead = Ahead
profile-behind = Behind
profile-level = Level
profile-finished = Finished games
profile-place = Place
profile-place-of = { $place } of { $players }
profile-agreed = ended by agreement
profile-score = Score

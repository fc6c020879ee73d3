bot-unknown = There is no bot "{ $bot }". Known are: { $known }.

bot-unknown = There is no bot “{ $bot }”. Available: { $known }.

bot-unknown = Es gibt keinen Bot "{ $bot }". Bekannt sind: { $known }.

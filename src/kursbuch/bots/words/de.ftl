bot-unknown = Es gibt keinen Bot „{ $bot }“. Verfügbar: { $known }.

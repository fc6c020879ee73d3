# What the page says about programmes.

programmes = Let the server play for me
programmes-more = Only you see this. You can stop it at any time.
programme-begin = Begin
programme-stop = Stop
programme-seen = OK
programme-company = Company
programme-has-stopped = Stopped:
programme-not-offered = This cannot be started now.
programme-refused = The rules do not allow the next move. { $why }

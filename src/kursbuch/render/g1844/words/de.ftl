# Wörter auf und über den Bildern von 1844.

render-sign-red-line = Regionalgesellschaften bleiben links dieser Linie

# Warum ein Bot in 1824 tat, was er tat.

because-railway = Die { $company } zahlt sofort und geht in der Staatsbahn auf.
because-coal = Die { $company } zahlt sofort und wird zur Direktoraktie ihrer Regionalbahn; { $price } geben dieser einen guten Start.
because-coal-exchange = Damit kann die { $company } in Betrieb gehen.
because-mountain-exchange = Ein Anteil der { $company } bringt mehr als die Bergbahn.
because-trade-in = Die { ER($train) }-Lok fährt mehr ein, und die alte bezahlt noch einen Teil davon.
because-towns = Ein Feld ist so gut wie das andere.

# Pläne und bedingte Züge.

plans = Meine Pläne
plans-more = Nur du siehst das. Spiel von hier an allein weiter, für alle; was dir gefällt, kann zu bedingten Zügen werden.
plan-begin = Ab Zug { $at } planen
plan-from = ab Zug { $at }
plan-unnamed = Linie { $number }
plan-armed = aktiv
plan-disarm = Ausschalten
plan-drop = Löschen
plan-board = Planungsbrett
plan-board-more = Nur du siehst dieses Brett. Spiel für alle, nimm zurück, versuch es anders.
plan-arm = In bedingte Züge verwandeln
plan-arm-more = Der Server spielt deine Züge, wenn die anderen so spielen wie auf diesem Brett und du am Zug bist. Sonst hört er auf und sagt dir, warum.
plan-whatever = Meine Züge gelten, was auch immer die anderen spielen
plan-whatever-they-do = Was auch immer die anderen spielen:
plan-if = Wenn { $who }:
plan-then = dann ich ({ $who }):
plan-name = Name
plan-note = Notiz
plan-save = Speichern
plan-too-many = Du hast an diesem Tisch schon { $most } Pläne; lösche erst einen.
plan-no-move = Auf diesem Brett gibt es noch keinen Zug von dir.
plan-played-out = Alle Züge dieser Linie sind gespielt.
plan-taken-back = Es wurde zurückgenommen; das Spiel steht nicht da, wo die Linie weitergeht.
plan-acted-otherwise = Du hast etwas anderes gespielt.
plan-gone-otherwise = { $who } hat etwas anderes gespielt.
plan-refused = Dein Zug ist nach den Regeln nicht erlaubt. { $why }

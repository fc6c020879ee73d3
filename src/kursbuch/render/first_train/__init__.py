"""Pictures of First Train to Nuremberg: the map, and the boards beside it."""

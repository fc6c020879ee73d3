"""How a novice judges First Train to Nuremberg and Last Train to Wensleydale."""

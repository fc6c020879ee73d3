"""First Train to Nuremberg and Last Train to Wensleydale, by Martin Wallace."""

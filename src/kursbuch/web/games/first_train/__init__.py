"""The pages of First Train to Nuremberg and Last Train to Wensleydale."""

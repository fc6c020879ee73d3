"""What 18xx games have in common: one package per subject, one file per chapter."""

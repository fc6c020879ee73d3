"""What 18xx games have in common: one package a subject, one file a chapter."""

"""The engine that every title runs on; it knows no company, no share and no hex."""

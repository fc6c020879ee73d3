"""The table page: what one visitor sees at one moment, as a page or as fragments of it."""

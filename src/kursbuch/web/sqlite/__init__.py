"""Django's SQLite, with connections that are kept from request to request."""

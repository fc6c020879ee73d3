"""Groups of accounts: "our Thursday round", and the tables that are announced to them."""

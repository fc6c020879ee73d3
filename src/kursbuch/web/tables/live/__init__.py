"""Every open page of a table hears that something happened there."""

"""Series: several tables of a group, with everybody seated by a rule and one table of results."""

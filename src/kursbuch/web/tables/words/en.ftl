# What the page of a table says besides the words of all pages.

why-other-step = Not at this moment. Now: { $now }
why-not-possible = Not possible
why-not-possible-now = Not possible now

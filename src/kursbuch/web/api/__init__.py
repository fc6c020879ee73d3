"""The JSON interface for programs: a router for each subject, put together in `interface`."""

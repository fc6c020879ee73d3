"""`kursbuch titles A B --diff`: what differs between two titles."""

"""The app of groups."""

from django.apps import AppConfig


class GroupsConfig(AppConfig):
    """Names the app."""

    name = "kursbuch.web.groups"
    label = "groups"

    def ready(self) -> None:
        """Listen to what happens elsewhere."""
        from kursbuch.web.groups import receivers

        assert receivers

"""A clock that has run out asks the others whether a bot shall play on."""

from django.db import migrations, models

WISHES = ("undo", "end", "replace", "invite", "late")


class Migration(migrations.Migration):
    """One more thing that can be asked."""

    dependencies = [("tables", "0008_lobby")]

    operations = [
        migrations.AlterField(
            "proposal",
            "kind",
            models.CharField(choices=[(w, w.capitalize()) for w in WISHES], max_length=10),
        )
    ]

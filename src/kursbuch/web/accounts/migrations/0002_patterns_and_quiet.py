"""Patterns besides colours, and how often people are told."""

from django.db import migrations, models

QUIET = [(10, "Minutes"), (60, "Hour"), (1440, "Day")]


class Migration(migrations.Migration):
    """Adds the fields."""

    dependencies = [("accounts", "0001_initial")]

    operations = [
        migrations.AddField("user", "patterns", models.BooleanField(default=True)),
        migrations.AddField("user", "quiet", models.IntegerField(choices=QUIET, default=10)),
    ]

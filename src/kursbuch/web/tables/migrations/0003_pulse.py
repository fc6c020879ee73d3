"""A table's pulse, by which other processes notice what happened."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """Adds the field."""

    dependencies = [("tables", "0002_passing_and_invitations")]

    operations = [
        migrations.AddField("table", "pulse", models.IntegerField(default=0)),
    ]

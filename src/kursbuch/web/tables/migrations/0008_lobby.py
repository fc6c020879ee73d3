"""What the lobby tells of a table: its round, and who does not want to see it."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """Adds both fields."""

    dependencies = [("tables", "0007_notes")]

    operations = [
        migrations.AddField("table", "round", models.CharField(blank=True, max_length=20)),
        migrations.AddField("place", "hidden", models.BooleanField(default=False)),
    ]

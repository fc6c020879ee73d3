"""Where on earth an account lives: its nights and its hours."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """Adds the field."""

    dependencies = [("accounts", "0004_muted")]

    operations = [
        migrations.AddField("user", "time_zone", models.CharField(blank=True, max_length=40))
    ]

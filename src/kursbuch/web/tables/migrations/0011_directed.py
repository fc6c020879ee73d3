"""Who directs which company when a game ends."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """Adds the field."""

    dependencies = [("tables", "0010_no_passing")]

    operations = [migrations.AddField("table", "directed", models.JSONField(null=True))]

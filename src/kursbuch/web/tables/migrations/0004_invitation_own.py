"""Who has offered a seat."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """Adds the field."""

    dependencies = [("tables", "0003_pulse")]

    operations = [migrations.AddField("invitation", "own", models.BooleanField(default=True))]

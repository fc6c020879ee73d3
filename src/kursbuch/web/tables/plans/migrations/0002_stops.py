"""A line that is armed again and stops again is told again."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """How often a line has stopped."""

    dependencies = [("plans", "0001_initial")]

    operations = [migrations.AddField("line", "stops", models.IntegerField(default=0))]

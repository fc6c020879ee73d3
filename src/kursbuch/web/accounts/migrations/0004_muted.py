"""Who may play but not chat."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """Adds the field."""

    dependencies = [("accounts", "0003_skeleton")]

    operations = [migrations.AddField("user", "muted", models.BooleanField(default=False))]

"""What a program may do with a token."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """Adds the field; tokens that there are have all scopes."""

    dependencies = [("accounts", "0005_time_zone")]

    operations = [
        migrations.AddField(
            "token", "scopes", models.CharField(default="read play manage", max_length=60)
        )
    ]

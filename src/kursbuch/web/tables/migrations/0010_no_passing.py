"""Passing in advance is a programme."""

from django.db import migrations


class Migration(migrations.Migration):
    """Removes the fields of places."""

    dependencies = [("tables", "0009_late"), ("programmes", "0001_initial")]

    operations = [
        migrations.RemoveField("place", "passing"),
        migrations.RemoveField("place", "passing_in"),
    ]

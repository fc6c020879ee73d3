"""What the names of accounts look like."""

from django.db import migrations, models

from kursbuch.web.accounts.names import skeleton


def fill(apps, schema_editor):  # type: ignore[no-untyped-def]
    """The accounts that there are."""
    users = apps.get_model("accounts", "User").objects
    for pk, name in users.values_list("pk", "username"):
        users.filter(pk=pk).update(skeleton=skeleton(name))


class Migration(migrations.Migration):
    """Adds the field and fills it."""

    dependencies = [("accounts", "0002_patterns_and_quiet")]

    operations = [
        migrations.AddField(
            "user",
            "skeleton",
            models.CharField(db_index=True, default="", editable=False, max_length=300),
        ),
        migrations.RunPython(fill, migrations.RunPython.noop),
        migrations.AlterField(
            "user", "skeleton", models.CharField(db_index=True, editable=False, max_length=300)
        ),
    ]

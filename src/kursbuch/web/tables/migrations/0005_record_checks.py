"""What a record is checked by: fingerprints of rows, digests of snapshots; tables set aside."""

from django.db import migrations, models


def forget_snapshots(apps, schema_editor):  # type: ignore[no-untyped-def]
    """They are a cache, and those without a digest are not used."""
    apps.get_model("tables", "Snapshot").objects.all().delete()


class Migration(migrations.Migration):
    """Adds the fields."""

    dependencies = [("tables", "0004_invitation_own")]

    operations = [
        migrations.RunPython(forget_snapshots, migrations.RunPython.noop),
        migrations.AddField(
            "move", "fingerprint", models.CharField(blank=True, default="", max_length=16)
        ),
        migrations.AlterField("move", "fingerprint", models.CharField(blank=True, max_length=16)),
        migrations.AddField("snapshot", "digest", models.CharField(default="", max_length=64)),
        migrations.AlterField("snapshot", "digest", models.CharField(max_length=64)),
        migrations.AddField("table", "broken", models.JSONField(null=True)),
        migrations.AddField("table", "secret_seed", models.BooleanField(default=True)),
    ]

"""Why bots do what they do, and hints for people who ask."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """Adds the reason of a move, the option of a table, and what was asked."""

    dependencies = [("tables", "0005_record_checks")]

    operations = [
        migrations.AddField("move", "because", models.JSONField(null=True)),
        migrations.AddField("table", "hints", models.BooleanField(default=False)),
        migrations.CreateModel(
            name="Hint",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("seq", models.IntegerField()),
                ("seat", models.IntegerField()),
                ("candidates", models.JSONField(null=True)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="asked_hints",
                        to="tables.table",
                    ),
                ),
            ],
            options={"unique_together": {("table", "seq", "seat")}},
        ),
    ]

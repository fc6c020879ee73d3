"""Lines of plans."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """Adds the lines."""

    initial = True
    dependencies = [("tables", "0010_no_passing")]

    operations = [
        migrations.CreateModel(
            name="Line",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("seat", models.IntegerField()),
                ("base", models.IntegerField()),
                ("name", models.CharField(blank=True, max_length=60)),
                ("note", models.TextField(blank=True)),
                ("armed", models.BooleanField(default=False)),
                ("steps", models.JSONField(default=list)),
                ("done", models.IntegerField(default=0)),
                ("whatever", models.BooleanField(default=False)),
                ("stopped", models.JSONField(null=True)),
                (
                    "board",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="line",
                        to="tables.table",
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="lines",
                        to="tables.table",
                    ),
                ),
            ],
            options={"ordering": ("whatever", "pk")},
        ),
    ]

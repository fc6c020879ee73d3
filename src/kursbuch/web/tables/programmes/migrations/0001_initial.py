"""Programmes; passing in advance becomes one."""

from __future__ import annotations

from typing import Any

import django.db.models.deletion
from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

PASSING = {"quiet": "PassQuietly", "round": "PassRound"}


def take_over(apps: Apps, editor: BaseDatabaseSchemaEditor) -> None:
    """Seats that pass in advance go on doing so."""
    stored = apps.get_model("programmes", "StoredProgramme")
    places: Any = apps.get_model("tables", "Place")  # with the fields that it had then
    for place in places.objects.exclude(passing=""):
        order = {"do": PASSING[place.passing], "by": place.seat, "round": place.passing_in}
        stored.objects.create(table_id=place.table_id, seat=place.seat, order=order)


class Migration(migrations.Migration):
    """Adds the programmes."""

    initial = True
    dependencies = [("tables", "0007_notes")]

    operations = [
        migrations.CreateModel(
            name="StoredProgramme",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("seat", models.IntegerField()),
                ("order", models.JSONField()),
                ("stopped", models.JSONField(null=True)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="programmes",
                        to="tables.table",
                    ),
                ),
            ],
            options={"ordering": ("pk",)},
        ),
        migrations.RunPython(take_over, migrations.RunPython.noop),
    ]

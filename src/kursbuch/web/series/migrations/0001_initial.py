"""Series of tables."""

import django.db.models.deletion
from django.db import migrations, models

import kursbuch.web.keys


class Migration(migrations.Migration):
    """Creates them."""

    initial = True

    dependencies = [
        ("groups", "0001_initial"),
        ("tables", "0008_lobby"),
    ]

    operations = [
        migrations.CreateModel(
            name="Series",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "key",
                    models.CharField(default=kursbuch.web.keys.new_key, max_length=12, unique=True),
                ),
                ("name", models.CharField(max_length=50)),
                ("created", models.DateTimeField(auto_now_add=True)),
                (
                    "group",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="series",
                        to="groups.group",
                    ),
                ),
            ],
            options={
                "verbose_name_plural": "series",
                "ordering": ("-pk",),
            },
        ),
        migrations.CreateModel(
            name="SeriesTable",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "series",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="entries",
                        to="series.series",
                    ),
                ),
                (
                    "table",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="in_series",
                        to="tables.table",
                    ),
                ),
            ],
            options={
                "ordering": ("pk",),
            },
        ),
    ]

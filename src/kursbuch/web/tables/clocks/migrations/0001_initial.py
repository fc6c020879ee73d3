"""Clocks of tables, holidays of accounts, the heartbeat of the server."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

KEY = models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")
ENDINGS = [("mark", "Mark"), ("bot", "Bot"), ("seat", "Seat")]


class Migration(migrations.Migration):
    """Makes the tables of the database."""

    initial = True

    dependencies = [
        ("tables", "0007_notes"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Heartbeat",
            fields=[("id", KEY), ("at", models.DateTimeField())],
        ),
        migrations.CreateModel(
            name="Clock",
            fields=[
                ("id", KEY),
                ("allowance", models.IntegerField()),
                ("increment", models.IntegerField(default=0)),
                ("nights", models.BooleanField(default=False)),
                ("ending", models.CharField(choices=ENDINGS, default="mark", max_length=10)),
                ("bot", models.CharField(blank=True, max_length=20)),
                ("seats", models.JSONField(default=list)),
                ("due", models.DateTimeField(db_index=True, null=True)),
                (
                    "table",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="clock",
                        to="tables.table",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Holiday",
            fields=[
                ("id", KEY),
                ("first", models.DateField()),
                ("last", models.DateField()),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="holidays",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={"ordering": ("first",)},
        ),
    ]

"""Seats that pass by themselves, and seats that are handed over."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

import kursbuch.web.keys

PASSING = [("quiet", "Quiet"), ("round", "Round")]
WISHES = [("undo", "Undo"), ("end", "End"), ("replace", "Replace"), ("invite", "Invite")]


class Migration(migrations.Migration):
    """Adds the fields and the invitations."""

    dependencies = [
        ("tables", "0001_initial"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            "place", "passing", models.CharField(blank=True, choices=PASSING, max_length=10)
        ),
        migrations.AddField("place", "passing_in", models.CharField(blank=True, max_length=20)),
        migrations.AddField("move", "auto", models.BooleanField(default=False)),
        migrations.AlterField("proposal", "kind", models.CharField(choices=WISHES, max_length=10)),
        migrations.AddField("proposal", "whom", models.CharField(blank=True, max_length=150)),
        migrations.CreateModel(
            "Invitation",
            [
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("seat", models.IntegerField()),
                (
                    "key",
                    models.CharField(default=kursbuch.web.keys.new_key, max_length=12, unique=True),
                ),
                ("at", models.DateTimeField(auto_now_add=True)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="invitations",
                        to="tables.table",
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={"unique_together": {("table", "seat")}},
        ),
    ]

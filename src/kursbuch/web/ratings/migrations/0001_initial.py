"""Ratings, and the games they come from."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    """Creates both."""

    initial = True

    dependencies = [
        ("tables", "0007_notes"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="RatedGame",
            fields=[
                (
                    "table",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="rated",
                        serialize=False,
                        to="tables.table",
                    ),
                ),
                ("title", models.CharField(max_length=60)),
                ("ended", models.DateTimeField()),
                ("competitors", models.IntegerField()),
            ],
            options={
                "indexes": [models.Index(fields=["title", "ended"], name="rated_by_title")],
            },
        ),
        migrations.CreateModel(
            name="Rating",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("title", models.CharField(max_length=60)),
                ("bot", models.CharField(blank=True, max_length=20)),
                ("mu", models.FloatField()),
                ("sigma", models.FloatField()),
                ("games", models.IntegerField(default=0)),
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
            options={
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("user__isnull", False)),
                        fields=("title", "user"),
                        name="one_rating_of_an_account",
                    ),
                    models.UniqueConstraint(
                        condition=models.Q(("user__isnull", True)),
                        fields=("title", "bot"),
                        name="one_rating_of_a_bot",
                    ),
                ],
            },
        ),
    ]

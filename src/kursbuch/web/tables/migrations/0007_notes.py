"""Notes of players, and the one that a player pins."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    """Adds the notes, and what a place shows to everybody."""

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
        ("tables", "0006_reasons_and_hints"),
    ]

    operations = [
        migrations.AddField("place", "pinned", models.CharField(blank=True, max_length=280)),
        migrations.CreateModel(
            name="Note",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("guest", models.CharField(blank=True, db_index=True, max_length=40)),
                ("text", models.TextField(blank=True)),
                ("version", models.IntegerField(default=1)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="notes",
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
        ),
        migrations.AddConstraint(
            "note",
            models.UniqueConstraint(
                fields=("table", "user"), condition=models.Q(user__isnull=False), name="one_note"
            ),
        ),
        migrations.AddConstraint(
            "note",
            models.UniqueConstraint(
                fields=("table", "guest"),
                condition=models.Q(user__isnull=True),
                name="one_note_of_a_guest",
            ),
        ),
    ]

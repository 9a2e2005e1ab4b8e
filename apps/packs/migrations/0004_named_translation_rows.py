from django.db import migrations, models


class Migration(migrations.Migration):
    """Rows of translators get ids that stay; they are made anew at the next load."""

    dependencies = [("packs", "0003_changed_references")]

    operations = [
        migrations.DeleteModel("TranslationItem"),
        migrations.DeleteModel("TranslationState"),
        migrations.CreateModel(
            name="TranslationState",
            fields=[
                ("id", models.CharField(max_length=80, primary_key=True, serialize=False)),
                ("slug", models.CharField(max_length=64)),
                ("lang", models.CharField(max_length=8)),
                ("begun", models.BooleanField()),
                ("total", models.PositiveIntegerField()),
                ("current", models.PositiveIntegerField()),
                ("counts", models.JSONField(default=dict)),
            ],
            options={"ordering": ["id"]},
        ),
        migrations.CreateModel(
            name="TranslationItem",
            fields=[
                ("id", models.CharField(max_length=420, primary_key=True, serialize=False)),
                ("slug", models.CharField(max_length=64)),
                ("lang", models.CharField(max_length=8)),
                (
                    "state",
                    models.CharField(
                        choices=[("missing", "Missing"), ("stale", "Stale"), ("differs", "Differs"), ("unsure", "Unsure")], max_length=8
                    ),
                ),
                ("order", models.PositiveIntegerField()),
                ("key", models.CharField(max_length=255)),
                ("attr", models.CharField(blank=True, max_length=64)),
                ("clause", models.CharField(blank=True, max_length=255)),
                ("file", models.CharField(max_length=120)),
                ("line", models.PositiveIntegerField()),
                ("english", models.TextField()),
                ("text", models.TextField(blank=True)),
                ("findings", models.JSONField(default=list)),
            ],
            options={
                "ordering": ["slug", "lang", "order"],
                "indexes": [models.Index(fields=["slug", "lang", "order"], name="packs_translation_order")],
            },
        ),
    ]

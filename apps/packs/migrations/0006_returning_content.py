from django.db import migrations, models


class Migration(migrations.Migration):
    """Content that returns is a version of its own."""

    dependencies = [("packs", "0005_translated_anew")]

    operations = [
        migrations.RemoveConstraint("packversion", "packs_version_digest"),
        migrations.AddIndex("packversion", models.Index(fields=["slug", "digest"], name="packs_version_digest")),
    ]

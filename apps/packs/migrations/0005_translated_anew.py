from django.db import migrations, models


def forget(apps, schema_editor):
    """What changed is noted anew at the next load."""
    apps.get_model("packs", "ClauseChange").objects.all().delete()


class Migration(migrations.Migration):
    dependencies = [("packs", "0004_named_translation_rows")]

    operations = [
        migrations.RunPython(forget, migrations.RunPython.noop),
        migrations.AddField("clausechange", "anew", models.BooleanField(default=False)),
    ]

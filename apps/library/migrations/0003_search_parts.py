"""The index in parts: postings of a key in one row, words told apart by numbers that are the same everywhere. Rows come with the next load."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('library', '0002_options_and_modes'),
    ]

    operations = [
        migrations.DeleteModel('SearchPosting'),
        migrations.DeleteModel('SearchSlip'),
        migrations.DeleteModel('SearchWord'),
        migrations.DeleteModel('SearchDocument'),
        migrations.CreateModel(
            name='SearchWord',
            fields=[
                ('id', models.BigIntegerField(primary_key=True, serialize=False)),
                ('word', models.CharField(db_index=True, max_length=80)),
                ('documents', models.PositiveIntegerField(default=0)),
            ],
        ),
        migrations.CreateModel(
            name='SearchForm',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('form', models.BigIntegerField()),
                ('key', models.BigIntegerField(db_index=True)),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('form', 'key'), name='library_search_form')],
            },
        ),
        migrations.CreateModel(
            name='SearchPart',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('name', models.CharField(max_length=32)),
                ('layer', models.PositiveSmallIntegerField()),
                ('documents', models.PositiveIntegerField(default=0)),
                ('classes', models.BinaryField(default=bytes)),
                ('kinds', models.JSONField(default=list)),
                ('game', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='search_parts', to='library.game')),
            ],
        ),
        migrations.CreateModel(
            name='SearchDocument',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('lang', models.CharField(max_length=8)),
                ('kind', models.CharField(max_length=16)),
                ('subject', models.CharField(max_length=255)),
                ('detail', models.CharField(max_length=16)),
                ('module', models.CharField(default='', max_length=64)),
                ('title', models.CharField(max_length=255)),
                ('trail', models.CharField(default='', max_length=512)),
                ('body', models.TextField()),
                ('folded', models.TextField()),
                ('address', models.CharField(max_length=300)),
                ('part', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='rows', to='library.searchpart')),
            ],
        ),
        migrations.CreateModel(
            name='SearchPosting',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('word', models.BigIntegerField()),
                ('lang', models.CharField(max_length=8)),
                ('size', models.PositiveIntegerField()),
                ('data', models.BinaryField()),
                ('part', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='postings', to='library.searchpart')),
            ],
        ),
        migrations.AddConstraint(
            model_name='searchpart',
            constraint=models.UniqueConstraint(fields=('game', 'name'), name='library_search_part'),
        ),
        migrations.AddConstraint(
            model_name='searchdocument',
            constraint=models.UniqueConstraint(fields=('part', 'number', 'lang'), name='library_search_document'),
        ),
        migrations.AddConstraint(
            model_name='searchposting',
            constraint=models.UniqueConstraint(fields=('word', 'part', 'lang'), name='library_search_posting'),
        ),
    ]

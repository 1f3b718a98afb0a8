-- From when and until when readers are given it; null: at once, and without an end.
alter table resource
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add check (ends_at > starts_at);

alter table service_channel
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add check (ends_at > starts_at);

alter table help_article
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add check (ends_at > starts_at);

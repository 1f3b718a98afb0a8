-- A picture that somebody brought. Its files lie in the data directory, named by the hash.
create table media (
  -- The first half of the SHA-256 of what was brought.
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  -- Private pictures are shown to operators only.
  visibility text not null check (visibility in ('public', 'private')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- In how many pixels of width there are files, from the smallest to the largest.
  widths int[] not null check (cardinality(widths) > 0),
  stored_by text not null,
  created_at timestamptz not null
);
create index media_newest on media (created_at desc, hash desc) where visibility = 'public';

-- Banners become content that operators edit.
alter table banner
  add column enabled boolean not null default true,
  add column changed_at timestamptz,
  add column changed_by text,
  -- A picture is a painted one, by name, or `media:` and the hash of one that was brought.
  add check (picture ~ '^([a-z][a-z0-9-]{0,39}|media:[0-9a-f]{32})$'),
  add check (picture_phone ~ '^([a-z][a-z0-9-]{0,39}|media:[0-9a-f]{32})$'),
  add check (group_name in (
    'w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down',
    'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse'
  )),
  add check (ends_at > starts_at),
  drop constraint banner_linkage_type_check,
  add constraint banner_linkage_type_check
    check (linkage_type in ('route', 'promotion', 'game', 'outside', 'none')),
  add check ((linkage_type = 'none') = (linkage_target = ''));

-- Messages that operators write to members. See why.md.
create table inbox_text (
  id uuid primary key,
  -- In both languages; {account}, {nickname} and {brand} are filled in for each reader.
  title jsonb not null,
  body jsonb not null,
  -- The page that the message leads to, and what it shows there.
  link_page text,
  link_id text,
  check (link_id is null or link_page is not null)
);

alter table member_notification
  -- The text of an operator; null: that of the template.
  add column text_id uuid references inbox_text,
  add constraint member_notification_text check (
    (template = 'operator_message') = (text_id is not null)
  );
-- Never the same message twice to one member.
create unique index member_notification_once on member_notification (text_id, member_id)
  where text_id is not null;
create index member_notification_unread on member_notification (member_id) where read_at is null;

create table broadcast_template (
  id uuid primary key,
  name text not null,
  title jsonb not null,
  body jsonb not null,
  link_page text,
  link_id text,
  changed_at timestamptz not null,
  changed_by text not null
);

create table broadcast (
  -- That of its text.
  id uuid primary key references inbox_text,
  -- An offer is kept from members on a break from play.
  purpose text not null check (purpose in ('service', 'offer')),
  audience jsonb not null,
  state text not null check (state in ('sending', 'sent', 'stopped')),
  -- How many members the audience had when it was written.
  expected integer not null check (expected >= 0),
  sent integer not null default 0 check (sent >= 0),
  -- The last member that was looked at: the job goes on behind them.
  sent_to uuid,
  created_at timestamptz not null,
  created_by text not null,
  ended_at timestamptz,
  stopped_by text,
  check ((state = 'sending') = (ended_at is null)),
  check ((state = 'stopped') = (stopped_by is not null))
);
create index broadcast_by_time on broadcast (created_at, id);
create index broadcast_sending on broadcast (id) where state = 'sending';

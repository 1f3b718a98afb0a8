-- The list of a member's notifications. See why.md.
create table member_notification (
  id uuid not null,
  member_id uuid not null references member,
  template text not null,
  params jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Its pages go by this, newest first.
  primary key (member_id, id)
);
create index member_notification_by_age on member_notification (created_at);

-- A private picture that nobody attached to anything is removed a day after it was brought last.
alter table media add column brought_at timestamptz not null default now();
update media set brought_at = created_at;
create index media_private_brought on media (brought_at) where visibility = 'private';

-- What a private picture is kept for. The row holds the picture: it cannot be removed under it.
create table media_use (
  hash text not null references media,
  used_by text not null check (used_by ~ '^[a-z]+:[0-9a-f-]{36}$'),
  primary key (hash, used_by)
);
insert into media_use (hash, used_by)
select image, 'feedback:' || feedback.id
from feedback cross join unnest(feedback.images) as image join media on media.hash = image;

-- When a member saw our answer. Those that were given before stood on his page already.
alter table feedback
  add column answer_seen_at timestamptz,
  add check (answer_seen_at is null or answer is not null);
update feedback set answer_seen_at = answered_at where answer is not null;
create index feedback_unseen on feedback (member_id)
  where answer is not null and answer_seen_at is null;

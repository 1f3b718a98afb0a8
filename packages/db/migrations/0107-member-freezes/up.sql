-- What operators stopped for a member: logging in, playing, withdrawing, each by itself.
create table member_freeze (
  member_id uuid not null references member,
  scope text not null check (scope in ('login', 'play', 'withdrawal')),
  -- The member reads it.
  reason text not null check (char_length(reason) between 3 and 140),
  -- Null: until an operator ends it.
  until timestamptz,
  frozen_by text not null,
  frozen_at timestamptz not null check (frozen_at < coalesce(until, 'infinity')),
  primary key (member_id, scope)
);

-- The freeze of play again, where every stake reads what restricts it.
alter table play_restriction
  add column frozen_reason text,
  add column frozen_until timestamptz,
  add check (frozen_reason is not null or frozen_until is null);

-- A chase: one selection in several coming issues, bought at once.
create table lottery_chase (
  id uuid primary key,
  member_id uuid not null references member,
  game_code text not null references game,
  play text not null,
  selection text not null,
  stake_per_line_minor bigint not null check (stake_per_line_minor > 0),
  stops_on_win boolean not null,
  placed_at timestamptz not null,
  stopped_at timestamptz,
  stop_reason text check (stop_reason in ('won', 'member')),
  check ((stopped_at is null) = (stop_reason is null))
);
create index lottery_chase_by_member on lottery_chase (member_id, game_code, id desc);

alter table lottery_ticket add column chase_id uuid references lottery_chase;
create index lottery_ticket_by_chase on lottery_ticket (chase_id, bet_id)
  where chase_id is not null;

-- An issue that is called off. It is settled when all its stakes have been returned.
alter table lottery_issue
  add column cancelled_at timestamptz,
  add column cancel_reason text check (length(cancel_reason) between 1 and 300);
alter table lottery_issue
  add check ((state = 'cancelled') = (cancelled_at is not null)),
  add check ((cancelled_at is null) = (cancel_reason is null));

create table lottery_issue (
  id uuid primary key,
  game_code text not null references game,
  issue_number text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  state text not null check (state in ('open', 'closed', 'drawn', 'settled', 'cancelled')),
  commitment text not null,
  server_seed_sealed bytea not null,
  result int[],
  drawn_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz not null,
  unique (game_code, issue_number),
  check (opens_at < closes_at and closes_at <= draws_at),
  check ((state in ('drawn', 'settled')) = (result is not null))
);
create index lottery_issue_by_draw on lottery_issue (game_code, draws_at desc);

create table lottery_ticket (
  bet_id uuid primary key references bet,
  member_id uuid not null references member,
  issue_id uuid not null references lottery_issue,
  play text not null,
  selections jsonb not null,
  series int not null,
  stake_per_line_minor bigint not null check (stake_per_line_minor > 0),
  lines jsonb
);
create index lottery_ticket_by_issue on lottery_ticket (issue_id, bet_id);
create index lottery_ticket_by_member on lottery_ticket (member_id, bet_id desc);

-- A commitment that could be changed would commit to nothing.
create function keep_lottery_commitment() returns trigger language plpgsql as $$
begin
  if new.commitment <> old.commitment or new.server_seed_sealed <> old.server_seed_sealed
    or (old.result is not null and new.result is distinct from old.result) then
    raise exception 'the seed and the result of an issue never change'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger lottery_issue_commitment before update on lottery_issue
  for each row execute function keep_lottery_commitment();

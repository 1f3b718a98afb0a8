-- Without foreign keys: each would look for, and lock, the row of the member and of the game once a
-- bet, and all bets of a game share one. why.md says what keeps the rows together instead.
create table bet (
  id uuid primary key,
  member_id uuid not null,
  game_code text not null,
  round_ref text,
  stake_minor bigint not null check (stake_minor > 0),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  state text not null check (state in ('running', 'won', 'lost', 'void')),
  detail jsonb not null,
  body_hash text not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'running') = (settled_at is null)),
  check (state = 'won' or payout_minor = 0)
);
create index bet_by_member on bet (member_id, placed_at desc, id desc);
create index bet_by_round on bet (round_ref) where round_ref is not null;
create index bet_recent_wins on bet (settled_at desc) where state = 'won';

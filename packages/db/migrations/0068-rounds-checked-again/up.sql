-- How far rounds of in-house games were computed again: one row. Rounds behind it wait.
create table game_round_check (
  id boolean primary key default true check (id),
  checked_to timestamptz not null,
  -- The last round of that moment.
  checked_bet_id uuid not null
);
insert into game_round_check (checked_to, checked_bet_id)
values (now(), '00000000-0000-0000-0000-000000000000');

-- A round that came out otherwise when it was computed again.
create table game_round_mismatch (
  bet_id uuid primary key,
  game_code text not null,
  found_at timestamptz not null,
  -- What differs: `outcome`, `payout`, `commitment` or `receipt`.
  part text not null check (part in ('outcome', 'payout', 'commitment', 'receipt'))
);
create trigger game_round_mismatch_append_only before update or delete on game_round_mismatch
  for each row execute function refuse_change();

-- Rounds are written in the order of their time, so a few bytes for each hundred pages are enough.
create index game_round_by_time on game_round using brin (played_at);

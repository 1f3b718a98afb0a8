-- A pool of a lottery in one currency. Its money lies in two accounts of the ledger; the row keeps
-- what stakes have added beyond whole minor units.
create table lottery_jackpot (
  game_code text not null references game,
  tier text not null,
  currency text not null,
  pool_account_id uuid not null references ledger_account (id),
  reserve_account_id uuid not null references ledger_account (id),
  carry_num bigint not null default 0,
  carry_den bigint not null default 1,
  primary key (game_code, tier, currency),
  check (carry_num >= 0 and carry_num < carry_den)
);

-- A pool as an issue divided it. The pool before the issue is pool_minor - contributed_minor, the
-- pool after it pool_minor - paid_minor + seeded_minor.
create table lottery_issue_jackpot (
  issue_id uuid not null references lottery_issue,
  tier text not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor >= 0),
  contributed_minor bigint not null check (contributed_minor >= 0),
  reserved_minor bigint not null check (reserved_minor >= 0),
  pool_minor bigint not null check (pool_minor >= contributed_minor),
  winning_stake_minor bigint not null check (winning_stake_minor >= 0),
  winners integer not null check ((winners > 0) = (winning_stake_minor > 0)),
  paid_minor bigint not null check (paid_minor between 0 and pool_minor),
  seeded_minor bigint not null check (seeded_minor >= 0),
  primary key (issue_id, tier, currency),
  check (winning_stake_minor > 0 or (paid_minor = 0 and seeded_minor = 0))
);
create trigger lottery_issue_jackpot_append_only before update or delete on lottery_issue_jackpot
  for each row execute function refuse_change();

-- When the pools of a drawn issue were divided; null for issues of games without pools.
alter table lottery_issue add column pools_divided_at timestamptz;

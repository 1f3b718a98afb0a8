-- How far the stakes of a game in one currency were added to its pots: transfers up to a number of
-- the ledger. Who moves the pots locks the row.
create table jackpot_place (
  game_code text not null,
  currency text not null check (currency in ('PLAY', 'BDT')),
  -- The account of the game's results, which stakes are paid to.
  house_account_id uuid not null references ledger_account (id),
  folded_to bigint not null check (folded_to >= 0),
  primary key (game_code, currency)
);

-- The pots of a game, each tier with the pot that stands now.
create table jackpot_pot (
  game_code text not null,
  currency text not null,
  tier text not null,
  -- A bet draws its numbers for the tiers in this order.
  rank int not null check (rank >= 0),
  account_id uuid not null references ledger_account (id),
  -- Counts the pots of the tier.
  number int not null check (number > 0),
  opened_at timestamptz not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- What shares of stakes come to beyond whole minor units, in millionths.
  fraction int not null check (fraction between 0 and 999999),
  -- The rules of the pot that stands.
  start_minor bigint not null check (start_minor > 0),
  cap_minor bigint not null check (cap_minor > start_minor),
  rate int not null check (rate between 1 and 999999),
  -- The rules of the next ones; the version counts their changes.
  next_start_minor bigint not null check (next_start_minor > 0),
  next_cap_minor bigint not null check (next_cap_minor > next_start_minor),
  next_rate int not null check (next_rate between 1 and 999999),
  version int not null check (version >= 0),
  -- Sums over all pots of the tier.
  staked_minor bigint not null check (staked_minor >= 0),
  contributed_minor bigint not null check (contributed_minor >= 0),
  started_minor bigint not null check (started_minor > 0),
  paid_minor bigint not null check (paid_minor >= 0),
  primary key (game_code, currency, tier),
  unique (game_code, currency, rank),
  foreign key (game_code, currency) references jackpot_place,
  check (amount_minor = started_minor + contributed_minor - paid_minor)
);

-- A run that added stakes to the pots of a game, with the pots before it: from it and the ledger
-- every lift of every bet can be worked out again.
create table jackpot_fold (
  id uuid primary key,
  game_code text not null,
  currency text not null,
  -- The stakes behind the first number, up to the second.
  from_seq bigint not null,
  to_seq bigint not null check (to_seq > from_seq),
  bets int not null check (bets > 0),
  staked_minor bigint not null check (staked_minor > 0),
  pots jsonb not null,
  folded_at timestamptz not null,
  unique (game_code, currency, to_seq),
  foreign key (game_code, currency) references jackpot_place
);
create trigger jackpot_fold_append_only before update or delete on jackpot_fold
  for each row execute function refuse_change();

-- A pot that a bet hit.
create table jackpot_hit (
  -- The id of the transfer that paid it.
  id uuid primary key,
  fold_id uuid not null references jackpot_fold,
  bet_id uuid not null references bet,
  member_id uuid not null references member,
  game_code text not null,
  currency text not null,
  tier text not null,
  pot_number int not null,
  from_minor bigint not null,
  to_minor bigint not null check (to_minor > from_minor),
  cap_minor bigint not null,
  -- The bet's own number for the tier, below 2^52.
  drawn bigint not null check (drawn between 0 and 4503599627370495),
  paid_minor bigint not null check (paid_minor = least(to_minor, cap_minor)),
  hit_at timestamptz not null,
  unique (bet_id, tier),
  unique (game_code, currency, tier, pot_number),
  foreign key (game_code, currency, tier) references jackpot_pot
);
create index jackpot_hit_by_member on jackpot_hit (member_id, hit_at);
create trigger jackpot_hit_append_only before update or delete on jackpot_hit
  for each row execute function refuse_change();

-- Requests of an operator for other rules of the next pots, which another operator confirms.
create table jackpot_rules_request (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  game_code text not null,
  currency text not null,
  tier text not null,
  -- The version that the operator saw.
  version int not null check (version >= 0),
  start_minor bigint not null,
  cap_minor bigint not null,
  rate int not null,
  reason text not null check (char_length(reason) between 1 and 500),
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  outcome text check (outcome in ('done', 'withdrawn')),
  ended_by uuid references operator,
  ended_at timestamptz,
  foreign key (game_code, currency, tier) references jackpot_pot,
  check ((outcome is null) = (ended_at is null)),
  check ((outcome is null) = (ended_by is null)),
  -- No operator does it alone.
  constraint jackpot_rules_request_by_two
    check (outcome is distinct from 'done' or ended_by <> asked_by)
);
create unique index jackpot_rules_request_waiting
  on jackpot_rules_request (game_code, currency, tier) where outcome is null;
create trigger jackpot_rules_request_stays before update or delete on jackpot_rules_request
  for each row execute function written_values_stay();

-- Changes that one operator requests and another confirms: the terms and blocked numbers of
-- lotteries, and the forgiveness of debts. Why: decision 0089.
create table change_request (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  kind text not null check (kind in ('debt', 'lottery_terms', 'lottery_blocks')),
  -- The thing that changes, such as the code of a lottery.
  subject text not null check (char_length(subject) between 1 and 200),
  change jsonb not null,
  reason text not null check (char_length(reason) between 1 and 500),
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  -- No other operator could confirm it then, so it took effect at once.
  alone boolean not null default false,
  outcome text check (outcome in ('done', 'withdrawn')),
  ended_by uuid references operator,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check ((outcome is null) = (ended_by is null)),
  constraint change_request_by_two
    check (outcome is distinct from 'done' or (ended_by = asked_by) = alone)
);
create unique index change_request_waiting on change_request (kind, subject) where outcome is null;
create trigger change_request_stays before update or delete on change_request
  for each row execute function written_values_stay();

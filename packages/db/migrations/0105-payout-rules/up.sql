-- Rules by which withdrawals are approved without an operator, one for each currency.
create table payout_rule (
  currency text primary key check (currency in ('PLAY', 'BDT')),
  terms jsonb not null,
  -- Counts the changes of terms.
  version int not null default 0 check (version >= 0)
);
insert into payout_rule (currency, terms)
select currency, '{
  "enabled": false, "accountDays": 30,
  "maximum": "200000", "memberDayMaximum": "500000", "dayMaximum": "5000000"
}' from unnest(array['PLAY', 'BDT']) as currency;

-- Requests of an operator for other terms, which another operator confirms.
create table payout_rule_request (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  currency text not null references payout_rule,
  -- The version that the operator saw.
  version int not null check (version >= 0),
  terms jsonb not null,
  reason text not null check (char_length(reason) between 1 and 500),
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  outcome text check (outcome in ('done', 'withdrawn')),
  ended_by uuid references operator,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check ((outcome is null) = (ended_by is null)),
  -- No operator does it alone.
  constraint payout_rule_request_by_two
    check (outcome is distinct from 'done' or ended_by <> asked_by)
);
create unique index payout_rule_request_waiting
  on payout_rule_request (currency) where outcome is null;
create trigger payout_rule_request_stays before update or delete on payout_rule_request
  for each row execute function written_values_stay();

-- For what the rule approved today. No operator has a name with a colon.
create index withdrawal_approved_by_rule on withdrawal (currency, decided_at)
  where decided_by = 'system:rule';

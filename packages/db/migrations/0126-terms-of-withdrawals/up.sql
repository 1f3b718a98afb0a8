-- Terms of withdrawals that two operators change, and the level that the rule for payouts asks for.
alter table withdrawal_terms
  -- Counts the changes of terms.
  add column version int not null default 0 check (version >= 0);

-- Requests of an operator for other terms, which another operator confirms.
create table withdrawal_terms_request (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  currency text not null references withdrawal_terms,
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
  constraint withdrawal_terms_request_by_two
    check (outcome is distinct from 'done' or ended_by <> asked_by)
);
create unique index withdrawal_terms_request_waiting
  on withdrawal_terms_request (currency) where outcome is null;
create trigger withdrawal_terms_request_stays before update or delete on withdrawal_terms_request
  for each row execute function written_values_stay();

-- The level that the rule asks for: none so far.
update payout_rule set terms = terms || '{"levelAtLeast": 0}';
alter table payout_rule_request disable trigger payout_rule_request_stays;
update payout_rule_request set terms = terms || '{"levelAtLeast": 0}';
alter table payout_rule_request enable trigger payout_rule_request_stays;

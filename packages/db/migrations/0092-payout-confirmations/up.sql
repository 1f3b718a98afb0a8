-- Whether a payout arrived: the question to its member, and the dispute about what is missing.
create table payout_confirmation (
  withdrawal_id uuid primary key references withdrawal,
  state text not null check (
    state in ('asked', 'received', 'assumed', 'disputed', 'repaid', 'refused')
  ),
  asked_at timestamptz not null,
  -- From then on a question without an answer counts as answered.
  closes_at timestamptz not null,
  -- Until then the member can say that money is missing.
  disputable_until timestamptz not null,
  -- The part that arrived, as the member says; null: the member said nothing.
  received_minor bigint check (received_minor >= 0),
  proof_hash text references media,
  answered_at timestamptz,
  -- Why operators refused a dispute.
  reason text check (char_length(reason) between 1 and 500),
  decided_by uuid references operator,
  decided_at timestamptz,
  check (closes_at > asked_at and disputable_until > closes_at),
  check ((received_minor is null) = (answered_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state not in ('received', 'disputed', 'repaid', 'refused') or answered_at is not null),
  check ((state in ('repaid', 'refused')) = (decided_at is not null)),
  check ((state = 'refused') = (reason is not null))
);
create index payout_confirmation_asked on payout_confirmation (closes_at) where state = 'asked';
create index payout_confirmation_disputed on payout_confirmation (answered_at)
  where state = 'disputed';

-- Requests of an operator to pay the missing part by hand, which another operator does.
create table payout_repeat_request (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  withdrawal_id uuid not null references payout_confirmation,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (char_length(reason) between 1 and 500),
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  outcome text check (outcome in ('done', 'withdrawn', 'void')),
  ended_by uuid references operator,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  -- Void: the member says that the money arrived after all.
  check (coalesce(outcome in ('done', 'withdrawn'), false) = (ended_by is not null)),
  -- No operator does it alone.
  constraint payout_repeat_request_by_two
    check (outcome is distinct from 'done' or ended_by <> asked_by)
);
create unique index payout_repeat_request_waiting
  on payout_repeat_request (withdrawal_id) where outcome is null;
-- A payout is repeated once at most.
create unique index payout_repeat_request_done
  on payout_repeat_request (withdrawal_id) where outcome = 'done';
create trigger payout_repeat_request_stays before update or delete on payout_repeat_request
  for each row execute function written_values_stay();

-- Payments that operators made by hand: which withdrawal a network's transaction paid, for ever.
create table payout_by_hand (
  provider text not null check (provider in ('bkash', 'nagad', 'rocket', 'upay')),
  trx_id text not null check (trx_id ~ '^[A-Z0-9]{6,20}$'),
  withdrawal_id uuid not null references withdrawal,
  paid_by uuid not null references operator,
  paid_at timestamptz not null,
  primary key (provider, trx_id)
);
create index payout_by_hand_of_withdrawal on payout_by_hand (withdrawal_id);
create trigger payout_by_hand_append_only before update or delete on payout_by_hand
  for each row execute function refuse_change();

-- Payouts from before the question existed count as received and can be disputed as others.
insert into payout_confirmation (withdrawal_id, state, asked_at, closes_at, disputable_until)
select id, 'assumed', resolved_at, resolved_at + interval '1 hour', resolved_at + interval '90 days'
from withdrawal where state = 'paid';

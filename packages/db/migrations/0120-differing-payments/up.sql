-- Payments at gateways that differ from the deposit that ordered them, and what two operators
-- decide about them. Why: decision 0088.
create table differing_payment (
  id uuid primary key,
  deposit_id uuid not null references deposit,
  gateway text not null,
  -- The payment and its transaction as the gateway names them, and who paid, if it tells.
  payment_id text not null,
  trx_id text not null,
  payer text,
  ordered_minor bigint not null check (ordered_minor > 0),
  received_minor bigint not null check (received_minor > 0),
  currency text not null check (currency in ('PLAY', 'BDT')),
  kind text not null check (kind in ('short', 'excess', 'late', 'duplicate')),
  state text not null
    check (state in ('waiting', 'credited', 'refunding', 'refunded', 'rejected')),
  found_at timestamptz not null,
  -- The deposit that was credited: another one where the order had been paid before.
  credited_deposit_id uuid unique references deposit,
  -- Our reference of the last refund, that of the gateway, and how often the gateway was asked.
  refund_number uuid unique,
  refund_reference text,
  refund_tries int not null default 0 check (refund_tries >= 0),
  refund_next_at timestamptz,
  -- An order to refund may have been carried out without an answer.
  refund_doubtful boolean not null default false,
  refund_failure text,
  ended_at timestamptz,
  unique (deposit_id, trx_id),
  check ((state = 'credited') = (credited_deposit_id is not null)),
  check ((state = 'refunding') = (refund_next_at is not null)),
  check (state not in ('refunding', 'refunded') or refund_number is not null),
  check (state <> 'refunded' or refund_reference is not null),
  check ((state in ('credited', 'refunded', 'rejected')) = (ended_at is not null))
);
-- The money of one transaction goes one way.
create unique index differing_payment_once on differing_payment (gateway, trx_id)
  where state in ('credited', 'refunding', 'refunded');
create index differing_payment_open on differing_payment (found_at, deposit_id)
  where state in ('waiting', 'refunding');
create index differing_payment_refunding on differing_payment (refund_next_at)
  where state = 'refunding';

create function differing_payment_stays() returns trigger language plpgsql as $$
begin
  raise exception 'differing payment % stays as it is', old.id;
end $$;
create trigger differing_payment_stays before update on differing_payment for each row
  when (
    old.ended_at is not null
    or (new.deposit_id, new.gateway, new.payment_id, new.trx_id, new.received_minor)
      is distinct from
      (old.deposit_id, old.gateway, old.payment_id, old.trx_id, old.received_minor)
  )
  execute function differing_payment_stays();
create trigger differing_payment_kept before delete on differing_payment for each row
  execute function differing_payment_stays();

-- Requests of an operator, which another operator confirms.
create table differing_decision (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  payment_id uuid not null references differing_payment,
  act text not null check (act in ('credit', 'refund', 'reject')),
  reason text not null check (char_length(reason) between 3 and 140),
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  outcome text check (outcome in ('done', 'withdrawn')),
  ended_by uuid references operator,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check ((outcome is null) = (ended_by is null)),
  -- No operator does it alone.
  constraint differing_decision_by_two
    check (outcome is distinct from 'done' or ended_by <> asked_by)
);
create unique index differing_decision_waiting
  on differing_decision (payment_id) where outcome is null;
create trigger differing_decision_stays before update or delete on differing_decision
  for each row execute function written_values_stay();

-- The operators' list of all deposits.
create index deposit_by_time on deposit (created_at desc, id desc);
create index deposit_by_state on deposit (state, created_at desc, id desc);
create index deposit_by_channel on deposit (channel, created_at desc, id desc);

-- Fees of withdrawals: the terms of each kind of wallet, and the fee of each withdrawal. Why:
-- decision 0085.
create table payout_fee (
  currency text not null check (currency in ('PLAY', 'BDT')),
  wallet_kind text not null check (wallet_kind in ('bkash', 'nagad', 'rocket', 'upay')),
  terms jsonb not null,
  -- Counts the changes of terms.
  version int not null default 0 check (version >= 0),
  primary key (currency, wallet_kind)
);
insert into payout_fee (currency, wallet_kind, terms)
select currency, kind, '{"fixed": "0", "perMille": 0, "minimum": "0", "maximum": null}'
from unnest(array['PLAY', 'BDT']) as currency,
  unnest(array['bkash', 'nagad', 'rocket', 'upay']) as kind;

-- Requests of an operator for other terms, which another operator confirms.
create table payout_fee_request (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  currency text not null,
  wallet_kind text not null,
  -- The version that the operator saw.
  version int not null check (version >= 0),
  terms jsonb not null,
  reason text not null check (char_length(reason) between 1 and 500),
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  outcome text check (outcome in ('done', 'withdrawn')),
  ended_by uuid references operator,
  ended_at timestamptz,
  foreign key (currency, wallet_kind) references payout_fee,
  check ((outcome is null) = (ended_at is null)),
  check ((outcome is null) = (ended_by is null)),
  -- No operator does it alone.
  constraint payout_fee_request_by_two
    check (outcome is distinct from 'done' or ended_by <> asked_by)
);
create unique index payout_fee_request_waiting
  on payout_fee_request (currency, wallet_kind) where outcome is null;
create trigger payout_fee_request_stays before update or delete on payout_fee_request
  for each row execute function written_values_stay();

-- A part of the amount that the member does not receive, and the transfer that books it.
alter table withdrawal
  add column fee_minor bigint not null default 0,
  add column fee_transfer_id uuid unique,
  add constraint withdrawal_fee_within check (fee_minor >= 0 and fee_minor < amount_minor),
  add constraint withdrawal_fee_booked check ((fee_minor > 0) = (fee_transfer_id is not null));

-- The fee is that of the request.
create function withdrawal_fee_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the fee of withdrawal % stays as it is', old.id;
end $$;
create trigger withdrawal_fee_stays before update on withdrawal for each row
  when ((new.fee_minor, new.fee_transfer_id) is distinct from (old.fee_minor, old.fee_transfer_id))
  execute function withdrawal_fee_stays();

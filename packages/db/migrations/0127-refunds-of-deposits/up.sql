-- Credited deposits that two operators give back are payments to decide about as well. Why:
-- decision 0090.
alter table differing_payment
  -- The transfers that took the money from the member's wallet and, without a refund, gave it back.
  add column taken_transfer_id uuid unique,
  add column returned_transfer_id uuid unique,
  drop constraint differing_payment_kind_check,
  add constraint differing_payment_kind_check
    check (kind in ('short', 'excess', 'late', 'duplicate', 'credited')),
  -- Operators send money back themselves where there is no gateway: nothing asks about it.
  drop constraint differing_payment_check1,
  add constraint differing_payment_asked check (
    (state = 'refunding' and gateway not like 'manual-%') = (refund_next_at is not null)
  ),
  add constraint differing_payment_credited_before
    check (kind <> 'credited' or state <> 'credited'),
  -- Money leaves a wallet once, before it is sent, and comes back when it was not sent.
  add constraint differing_payment_taken check (
    case when kind <> 'credited' then taken_transfer_id is null
      else state not in ('refunding', 'refunded') or taken_transfer_id is not null end
  ),
  add constraint differing_payment_returned check (
    (state = 'rejected' and taken_transfer_id is not null) = (returned_transfer_id is not null)
  ),
  drop constraint differing_payment_deposit_id_trx_id_key;
create unique index differing_payment_named on differing_payment (deposit_id, trx_id)
  where kind <> 'credited';
-- A credited deposit is given back once.
create unique index differing_payment_of_credited on differing_payment (deposit_id)
  where kind = 'credited' and state <> 'rejected';
drop index differing_payment_once;
create unique index differing_payment_once on differing_payment (gateway, trx_id)
  where kind <> 'credited' and state in ('credited', 'refunding', 'refunded');

-- Transactions by which operators sent deposits back.
create table refund_by_hand (
  gateway text not null,
  trx_id text not null check (trx_id ~ '^[A-Z0-9]{6,20}$'),
  payment_id uuid not null unique references differing_payment,
  sent_by uuid not null references operator,
  sent_at timestamptz not null,
  primary key (gateway, trx_id)
);
create trigger refund_by_hand_append_only before update or delete on refund_by_hand
  for each row execute function refuse_change();

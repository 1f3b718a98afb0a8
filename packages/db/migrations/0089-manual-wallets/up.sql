-- Channels where members send money to a number of the house and tell who sent it.
alter table deposit_channel
  add column wallet_number text check (wallet_number ~ '^01[3-9][0-9]{8,9}$'),
  add column wallet_type text check (wallet_type in ('personal', 'agent')),
  add constraint deposit_channel_wallet check (
    (wallet_number is null) = (wallet_type is null)
    and (wallet_number is null or gateway like 'manual-%')
  );

-- What belongs to a deposit of such a channel. The deposit itself waits as 'requested' until it is
-- credited, rejected or expired.
create table manual_deposit (
  deposit_id uuid primary key references deposit,
  provider text not null check (provider in ('bkash', 'nagad', 'rocket', 'upay')),
  -- The number that the member was shown.
  wallet_number text not null,
  wallet_type text not null check (wallet_type in ('personal', 'agent')),
  ordered_minor bigint not null check (ordered_minor > 0),
  state text not null check (
    state in (
      'open', 'waiting_match', 'short', 'excess', 'late', 'duplicate', 'credited', 'rejected'
    )
  ),
  -- The member's claim: the sender and the provider's transaction id.
  sender_number text,
  trx_id text check (trx_id ~ '^[A-Z0-9]{6,20}$'),
  claimed_at timestamptz,
  -- The payment that the first operator found in the wallet's statement.
  received_minor bigint check (received_minor > 0),
  received_by uuid references operator,
  -- Who credited or rejected it, and why it was rejected.
  decided_by uuid references operator,
  decided_at timestamptz,
  reason text check (char_length(reason) between 1 and 500),
  check ((sender_number is null) = (trx_id is null)),
  check ((trx_id is null) = (claimed_at is null)),
  check ((received_minor is null) = (received_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state = 'open' or trx_id is not null),
  -- A transaction id alone credits nothing.
  check (state <> 'credited' or (received_minor is not null and decided_by is not null)),
  check (state not in ('short', 'excess') or received_minor is not null),
  check (state <> 'rejected' or (reason is not null and decided_by is not null)),
  -- What differs from the order takes two operators.
  constraint manual_deposit_by_two check (
    state <> 'credited' or received_minor = ordered_minor or received_by <> decided_by
  )
);
create index manual_deposit_waiting on manual_deposit (claimed_at)
  where state in ('waiting_match', 'short', 'excess', 'late', 'duplicate');

-- Which deposit a provider's transaction belongs to, for ever.
create table manual_claim (
  provider text not null,
  trx_id text not null,
  deposit_id uuid not null references manual_deposit,
  primary key (provider, trx_id)
);

insert into deposit_channel (
  code, gateway, currency, title_bn, title_en, note_bn, note_en, icon,
  minimum_minor, maximum_minor, quick_amounts_minor, sandbox, open, sort
)
select 'manual-' || code, 'manual-' || code, 'BDT', bn, en, 'নম্বরে টাকা পাঠান', 'Send to a number',
  'wallet', 10000, 2500000, array[50000, 100000, 200000, 500000, 1000000, 2500000], false, true,
  sort
from (values
  ('bkash', 'বিকাশ সেন্ড মানি', 'bKash Send Money', 30),
  ('nagad', 'নগদ সেন্ড মানি', 'Nagad Send Money', 31),
  ('rocket', 'রকেট সেন্ড মানি', 'Rocket Send Money', 32),
  ('upay', 'উপায় সেন্ড মানি', 'Upay Send Money', 33)
) as channels (code, bn, en, sort);

-- Ways to pay in. Data, so that a channel is opened, closed or limited without a release.
create table deposit_channel (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  gateway text not null,
  currency text not null check (currency in ('PLAY', 'BDT')),
  title_bn text not null,
  title_en text not null,
  note_bn text not null,
  note_en text not null,
  icon text not null check (icon in ('phone', 'wallet', 'bank', 'sandbox')),
  minimum_minor bigint not null check (minimum_minor > 0),
  maximum_minor bigint not null,
  quick_amounts_minor bigint[] not null,
  sandbox boolean not null,
  open boolean not null,
  sort int not null,
  check (maximum_minor >= minimum_minor),
  -- Play money comes from sandboxes, real money never does.
  check (sandbox = (currency = 'PLAY'))
);

create table deposit (
  id uuid primary key,
  member_id uuid not null references member,
  channel text not null references deposit_channel,
  gateway text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency in ('PLAY', 'BDT')),
  state text not null
    check (state in ('requested', 'confirmed', 'failed', 'cancelled', 'expired')),
  -- The ledger transfer that credits the deposit, chosen before the first attempt.
  transfer_id uuid not null unique,
  gateway_reference text,
  redirect_address text,
  -- The wallet network's transaction id.
  trx_id text,
  failure text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  resolved_at timestamptz,
  unique (gateway, gateway_reference),
  unique (gateway, trx_id),
  check (expires_at > created_at),
  check ((state = 'requested') = (resolved_at is null)),
  check ((gateway_reference is null) = (redirect_address is null)),
  check (state <> 'confirmed' or (gateway_reference is not null and trx_id is not null))
);
create index deposit_by_member on deposit (member_id, created_at desc, id desc);
create index deposit_waiting on deposit (expires_at) where state = 'requested';
create index deposit_resolved on deposit (resolved_at) where state = 'confirmed';

-- Every message that came to a gateway's callback address, as it came, for audits.
create table gateway_event (
  id uuid primary key,
  gateway text not null,
  created_at timestamptz not null,
  sent_at text not null,
  signature text not null,
  raw_body text not null,
  verdict text not null,
  gateway_reference text,
  deposit_id uuid
);
create index gateway_event_by_reference on gateway_event (gateway, gateway_reference);
create trigger gateway_event_append_only before update or delete on gateway_event
  for each row execute function refuse_change();

-- Limits and payees of payouts, one row per currency.
create table withdrawal_terms (
  currency text primary key check (currency in ('PLAY', 'BDT')),
  gateway text not null,
  minimum_minor bigint not null check (minimum_minor > 0),
  maximum_minor bigint not null,
  waiting_max int not null check (waiting_max > 0),
  wallet_kinds text[] not null,
  sandbox boolean not null,
  check (maximum_minor >= minimum_minor),
  check (wallet_kinds <@ array['bkash', 'nagad', 'rocket', 'upay']),
  check (sandbox = (currency = 'PLAY'))
);

create table withdrawal (
  id uuid primary key,
  member_id uuid not null references member,
  gateway text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency in ('PLAY', 'BDT')),
  wallet_kind text not null check (wallet_kind in ('bkash', 'nagad', 'rocket', 'upay')),
  -- Normalised: Latin digits, starting with 01.
  wallet_number text not null check (wallet_number ~ '^01[3-9][0-9]{8,9}$'),
  state text not null
    check (state in ('requested', 'approved', 'unknown', 'paid', 'rejected')),
  reason text,
  -- The ledger transfers into the hold and out of it, chosen before the first attempt.
  hold_transfer_id uuid not null unique,
  end_transfer_id uuid not null unique,
  decided_by text,
  decided_at timestamptz,
  -- Set and committed before the gateway is told to pay; from then on it is asked first.
  payout_started_at timestamptz,
  -- How often the gateway was asked how the payout ended.
  asked int not null default 0,
  trx_id text,
  created_at timestamptz not null,
  resolved_at timestamptz,
  unique (gateway, trx_id),
  check ((state in ('paid', 'rejected')) = (resolved_at is not null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state = 'requested' or decided_at is not null),
  check (state not in ('unknown', 'paid') or payout_started_at is not null),
  check (state <> 'paid' or trx_id is not null),
  check (state <> 'rejected' or reason is not null)
);
create index withdrawal_by_member on withdrawal (member_id, created_at desc, id desc);
create index withdrawal_by_state on withdrawal (state, created_at, id);
create index withdrawal_resolved on withdrawal (resolved_at) where state = 'paid';

insert into deposit_channel (
  code, gateway, currency, title_bn, title_en, note_bn, note_en, icon,
  minimum_minor, maximum_minor, quick_amounts_minor, sandbox, open, sort
) values
  (
    'mobile', 'sandbox', 'PLAY', 'মোবাইল ওয়ালেট', 'Mobile wallet',
    'সঙ্গে সঙ্গে জমা · খরচ নেই', 'At once · no fee', 'phone',
    10000, 5000000, array[50000, 100000, 200000, 500000, 1000000, 2500000], true, true, 10
  ),
  (
    'bank', 'sandbox', 'PLAY', 'ব্যাংক', 'Bank',
    'বড় অঙ্কের জন্য · খরচ নেই', 'For larger amounts · no fee', 'bank',
    100000, 20000000, array[100000, 500000, 1000000, 2500000, 5000000, 10000000], true, true, 20
  );

insert into withdrawal_terms (
  currency, gateway, minimum_minor, maximum_minor, waiting_max, wallet_kinds, sandbox
) values (
  'PLAY', 'sandbox', 20000, 5000000, 3, array['bkash', 'nagad', 'rocket', 'upay'], true
);

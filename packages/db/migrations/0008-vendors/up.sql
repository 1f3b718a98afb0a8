-- A round is what bets and payouts of one game belong to: a draw of ours, a hand at a vendor's.
create table round (
  id uuid primary key,
  -- Who runs it: 'khelaghor', or a vendor's code.
  source text not null check (source ~ '^[a-z0-9]{2,24}$'),
  -- Null: one round for all members, as a draw is.
  member_id uuid references member,
  ref text not null check (char_length(ref) between 1 and 200),
  game_code text not null references game,
  state text not null check (state in ('open', 'ended')),
  opened_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'ended') = (ended_at is not null)),
  unique nulls not distinct (member_id, source, ref)
);
create index round_open on round (opened_at) where state = 'open';

alter table bet
  add column product text,
  add column source text not null default 'khelaghor' check (source ~ '^[a-z0-9]{2,24}$'),
  add column round_id uuid references round,
  add column returned_minor bigint not null default 0;
update bet set
  product = case when game_code = 'dice' then 'dice' else 'lottery' end,
  returned_minor = case when state = 'void' then stake_minor else 0 end;
alter table bet
  alter column product set not null,
  alter column source drop default,
  add constraint bet_product_check check (product ~ '^[a-z]+$'),
  drop constraint bet_stake_minor_check,
  add constraint bet_stake_minor_check check (stake_minor >= 0),
  add constraint bet_returned_minor_check check (returned_minor between 0 and stake_minor),
  drop constraint bet_check1,
  add constraint bet_payout_by_state check (
    case state when 'won' then payout_minor > 0 when 'void' then true else payout_minor = 0 end
  ),
  add constraint bet_void_is_returned check (state <> 'void' or returned_minor = stake_minor);
create index bet_running_by_round on bet (round_id) where state = 'running';

create table wager_transaction (
  source text not null check (source ~ '^[a-z0-9]{2,24}$'),
  transaction_id text not null check (char_length(transaction_id) between 1 and 100),
  request_id text check (char_length(request_id) between 1 and 100),
  kind text not null check (kind in (
    'bet', 'win', 'rollback', 'cancel', 'bet_and_settle', 'change_win', 'bonus_win', 'return_stake',
    'end_round', 'tombstone'
  )),
  member_id uuid not null references member,
  bet_id uuid references bet,
  round_id uuid references round,
  reference_id text,
  amount_minor bigint not null check (amount_minor >= 0),
  payout_minor bigint not null check (payout_minor >= 0),
  body_hash text not null,
  -- What was answered; null only inside the transaction that is working it out.
  answer jsonb,
  -- The transaction that took this one back, or that came before it to say so.
  undone_by text,
  created_at timestamptz not null,
  primary key (source, transaction_id)
);
create unique index wager_transaction_request on wager_transaction (source, request_id)
where request_id is not null;
create index wager_transaction_by_member on wager_transaction (member_id, created_at desc);

create function keep_wager_transaction() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.answer is null then
      return old;
    end if;
    raise exception 'an answered transaction is never removed' using errcode = 'restrict_violation';
  end if;
  if old.answer is not null and (
    (old.undone_by is not null and new.undone_by is distinct from old.undone_by)
    or (to_jsonb(new) - 'undone_by') is distinct from (to_jsonb(old) - 'undone_by')
  ) then
    raise exception 'what was answered to a transaction never changes'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger wager_transaction_kept before update or delete on wager_transaction
  for each row execute function keep_wager_transaction();

create table vendor (
  code text primary key check (code ~ '^[a-z0-9]{2,24}$' and code <> 'khelaghor'),
  title_bn text not null,
  title_en text not null,
  -- 'seamless': the vendor uses our wallet; 'transfer': it keeps wallets of its own.
  wallet text not null check (wallet in ('seamless', 'transfer')),
  open boolean not null,
  calls_per_minute int not null check (calls_per_minute > 0),
  -- Where the vendor is called, without a trailing slash.
  address text not null check (address ~ '^https?://[^/]'),
  -- Who we are to the vendor.
  operator_id int not null,
  signing_key_sealed bytea not null,
  created_at timestamptz not null
);

create table vendor_key (
  id uuid primary key,
  vendor_code text not null references vendor,
  -- While keys change two are good at once, never more.
  slot smallint not null check (slot in (1, 2)),
  public_key text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index vendor_key_active on vendor_key (vendor_code, slot) where retired_at is null;

create table vendor_game (
  game_code text primary key references game,
  vendor_code text not null references vendor,
  vendor_game_code text not null check (char_length(vendor_game_code) between 1 and 100),
  unique (vendor_code, vendor_game_code)
);

create table vendor_token (
  token_hash text primary key,
  member_id uuid not null references member,
  session_id uuid not null references member_session,
  vendor_code text not null references vendor,
  game_code text not null references game,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index vendor_token_by_member on vendor_token (member_id, vendor_code, created_at desc);

create table wallet_transfer (
  id uuid primary key,
  member_id uuid not null references member,
  vendor_code text not null references vendor,
  direction text not null check (direction in ('to_vendor', 'from_vendor')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null check (state in ('pending', 'done', 'refused')),
  pending_transfer_id uuid not null,
  end_transfer_id uuid not null,
  -- The status with which the vendor refused the order.
  refusal text,
  asked int not null default 0,
  sent_at timestamptz not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  check ((state = 'pending') = (resolved_at is null))
);
create index wallet_transfer_by_member on wallet_transfer (member_id, created_at desc);
create index wallet_transfer_pending on wallet_transfer (created_at) where state = 'pending';

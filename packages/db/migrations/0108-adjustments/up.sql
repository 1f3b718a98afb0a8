-- Requests of an operator to add to a member's wallet or take from it, which another one approves.
create table wallet_adjustment (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  member_id uuid not null references member,
  currency text not null check (currency in ('PLAY', 'BDT')),
  -- Below zero: taken from the wallet.
  amount_minor bigint not null check (amount_minor <> 0),
  reason text not null check (char_length(reason) between 3 and 140),
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  outcome text check (outcome in ('done', 'withdrawn')),
  ended_by uuid references operator,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check ((outcome is null) = (ended_by is null)),
  -- No operator does it alone.
  constraint wallet_adjustment_by_two
    check (outcome is distinct from 'done' or ended_by <> asked_by)
);
create index wallet_adjustment_of_member on wallet_adjustment (member_id, asked_at desc);
create trigger wallet_adjustment_stays before update or delete on wallet_adjustment
  for each row execute function written_values_stay();

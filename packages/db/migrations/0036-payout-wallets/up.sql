-- Where a member's money may go.
create table payout_wallet (
  id uuid primary key,
  member_id uuid not null references member,
  kind text not null check (kind in ('bkash', 'nagad', 'rocket', 'upay')),
  -- Normalised: Latin digits, starting with 01.
  number text not null check (number ~ '^01[3-9][0-9]{8,9}$'),
  added_at timestamptz not null,
  -- Nothing is paid out to it sooner; of an account's first one the time it was added.
  held_until timestamptz not null check (held_until >= added_at),
  removed_at timestamptz check (removed_at >= added_at)
);
create unique index payout_wallet_of_member on payout_wallet (member_id, kind, number)
  where removed_at is null;
create index payout_wallet_by_member on payout_wallet (member_id, added_at desc);
-- The phone behind a number: Rocket adds a digit to it.
create index payout_wallet_by_phone on payout_wallet (left(number, 11)) where removed_at is null;

-- A wallet is what it was when it was added, and waits as long: it is only removed, and once.
create function payout_wallet_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.removed_at is not null
    or (new.id, new.member_id, new.kind, new.number, new.added_at, new.held_until)
      is distinct from
      (old.id, old.member_id, old.kind, old.number, old.added_at, old.held_until)
  then
    raise exception 'a wallet is only removed, and once';
  end if;
  return new;
end
$$;
create trigger payout_wallet_stays before update or delete on payout_wallet
  for each row execute function payout_wallet_stays();

-- What was paid to before is known already, where it is one member's alone: the two newest of a
-- kind.
insert into payout_wallet (id, member_id, kind, number, added_at, held_until)
select gen_random_uuid(), member_id, wallet_kind, wallet_number, first_at, first_at
from (
  select member_id, wallet_kind, wallet_number, min(resolved_at) as first_at,
    row_number() over (partition by member_id, wallet_kind order by max(resolved_at) desc) as nth
  from withdrawal where state = 'paid'
  group by member_id, wallet_kind, wallet_number
) paid
where nth <= 2 and not exists (
  select from withdrawal other
  where left(other.wallet_number, 11) = left(paid.wallet_number, 11)
    and other.member_id <> paid.member_id
);

-- Null: asked for before there were wallets to choose from.
alter table withdrawal add column wallet_id uuid references payout_wallet;

-- A code on the phone may prove the member himself, who has no password to show.
alter table sms_code drop constraint sms_code_purpose_check;
alter table sms_code add constraint sms_code_purpose_check
  check (purpose in ('login', 'register', 'password', 'bind', 'place', 'payment', 'self'));

-- A member who was found to be under age: a pause of the account that never ends.
alter table member drop constraint member_play_break_check;
alter table member add constraint member_play_break_check
  check (play_break in ('time_out', 'self_exclusion', 'under_age'));
alter table member add constraint member_under_age_for_ever check (
  play_break is distinct from 'under_age'
  or (play_break_until is null and play_reopen_at is null)
);
create function member_under_age_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a pause for age never ends';
end
$$;
create trigger member_under_age_stays before update of play_break on member
  for each row
  when (old.play_break = 'under_age' and new.play_break is distinct from 'under_age')
  execute function member_under_age_stays();

-- Who comes from another site after his time for play is used up: only to take money out.
alter table elsewhere_visit add column to_withdraw boolean not null default false;

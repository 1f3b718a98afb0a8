-- Sums for the operators' reports, added up from the ledger and the outbox. Why: decision 0076.

-- How far the ledger was added up. The process that adds locks the row.
create table report_place (
  only_one boolean primary key default true check (only_one),
  read_to bigint not null check (read_to >= 0),
  read_at timestamptz
);
insert into report_place (read_to) values (0);

-- The bits of the days of a month that lie between two days: the first day is bit 0.
create function report_days(p_month date, p_first date, p_last date) returns integer
language sql immutable parallel safe as $$
  select case when p_last < p_month or p_first >= p_month + interval '1 month' then 0 else (
    (1::bigint << (least(p_last, (p_month + interval '1 month')::date - 1) - p_month + 1))
    - (1::bigint << (greatest(p_first, p_month) - p_month))
  )::integer end
$$;

-- The sums of one period, for all or for one key of a dimension. Days are those of Dhaka, a week
-- begins on Sunday.
create table report_sum (
  grain text not null check (grain in ('day', 'week', 'month')),
  starts_on date not null,
  currency text not null check (currency in ('PLAY', 'BDT')),
  dimension text not null
    check (dimension in ('all', 'product', 'game', 'vendor', 'channel', 'affiliate', 'cohort')),
  -- Empty: all, or members without an affiliate code.
  key text not null,
  bets bigint not null,
  -- Less stakes that went back.
  stakes_minor bigint not null,
  -- Less payouts that were taken back.
  payouts_minor bigint not null,
  bonuses_minor bigint not null,
  deposits bigint not null,
  deposits_minor bigint not null,
  withdrawals bigint not null,
  withdrawals_minor bigint not null,
  new_members bigint not null,
  first_deposits bigint not null,
  -- Members with a bet in the period, each once.
  active_members bigint not null,
  -- Members with a deposit in the period, each once.
  depositors bigint not null,
  primary key (grain, currency, dimension, starts_on, key)
);
-- The periods of one key.
create index report_sum_by_key on report_sum (currency, dimension, key, grain, starts_on)
where dimension <> 'all';

-- The days of a month on which a member bet or paid in, so that members are counted once in any
-- period.
create table report_activity (
  act text not null check (act in ('bet', 'deposit')),
  dimension text not null,
  key text not null,
  currency text not null,
  month date not null check (extract(day from month) = 1),
  member_id uuid not null,
  days integer not null check (days <> 0),
  primary key (act, dimension, currency, month, key, member_id)
) with (fillfactor = 80);

-- The first deposit of each member in a currency, by its number in the ledger.
create table report_first_deposit (
  member_id uuid not null,
  currency text not null,
  seq bigint not null,
  primary key (member_id, currency)
);

-- The ledger's numbers between which the transfers of a day are.
create table report_day (
  day date primary key,
  first_seq bigint not null,
  last_seq bigint not null check (last_seq >= first_seq)
);

-- The sums of accounts: one row for each of the house, a game, a vendor or a gateway, and one for
-- all members' accounts of a kind.
create table report_balance (
  kind text not null,
  owner text not null,
  currency text not null,
  debit_minor numeric(30) not null,
  credit_minor numeric(30) not null,
  primary key (kind, owner, currency)
);

-- New members are counted from the outbox: those so far are there as if they came now.
insert into outbox_event (kind, version, member_id, payload, at)
select 'member.created', 1, id, '{}', created_at from member order by created_at, id;
insert into outbox_reader (name, read_to)
select 'reports', coalesce((select min(seq) - 1 from outbox_event where kind = 'member.created'),
  case when is_called then last_value else 0 end)
from outbox_event_seq;

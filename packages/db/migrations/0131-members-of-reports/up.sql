-- Members of any periods counted once without reading each of them, and fees in reports. Why:
-- decision 0076.

-- The first and the last day on which a member acted in a month, by the bits of its days.
create function report_first_day(p_month date, p_days integer) returns date
language sql immutable parallel safe as $$
  select p_month + position('1' in reverse(p_days::bit(31)::text)) - 1
$$;
create function report_last_day(p_month date, p_days integer) returns date
language sql immutable parallel safe as $$
  select p_month + 31 - position('1' in p_days::bit(31)::text)
$$;

-- How many members came first in a month on a day, by the last day on which they acted in a month
-- before. Those who came within some days and left before them are counted once.
create table report_return (
  act text not null check (act in ('bet', 'deposit')),
  dimension text not null,
  currency text not null,
  key text not null,
  came_on date not null,
  -- -infinity: in no month before.
  left_on date not null check (left_on < came_on),
  members bigint not null,
  primary key (act, dimension, currency, key, came_on, left_on)
) with (fillfactor = 80);

insert into report_return
select act, dimension, currency, key, report_first_day(month, days),
  coalesce(left_on, '-infinity'), count(*)
from (
  select *, lag(report_last_day(month, days)) over (
    partition by act, dimension, currency, key, member_id order by month
  ) as left_on
  from report_activity where dimension <> 'cohort'
) as a
group by 1, 2, 3, 4, 5, 6;

-- The months of one member.
create index report_activity_by_member on report_activity
  (member_id, act, dimension, currency, key, month);

-- Fees that members paid.
alter table report_sum add column fees_minor bigint not null default 0;

-- Fees so far. They are booked with their payouts, so the sums of their periods are there; what the
-- job still adds by country it adds with the fees.
update report_sum s set fees_minor = f.fees
from (
  select p.grain, p.starts_on, t.currency, d.dimension, d.key, sum(t.amount_minor) as fees
  from withdrawal w
  join ledger_transfer t on t.id = w.fee_transfer_id and t.code = 'withdrawal_fee'
  join member m on m.id = w.member_id
  cross join report_place r
  cross join lateral (
    select (t.created_at at time zone 'Asia/Dhaka')::date as day,
      (m.created_at at time zone 'Asia/Dhaka')::date as registered
  ) c
  cross join lateral (values
    ('day', c.day),
    ('week', c.day - extract(dow from c.day)::integer),
    ('month', date_trunc('month', c.day)::date)
  ) as p (grain, starts_on)
  cross join lateral (values
    ('all', ''),
    ('affiliate', coalesce(m.affiliate_code, '')),
    ('country', coalesce(m.country, '')),
    ('cohort', (c.registered - extract(dow from c.registered)::integer)::text),
    ('channel', w.wallet_kind)
  ) as d (dimension, key)
  where t.seq <= r.read_to
    and (d.dimension <> 'country' or t.seq <= r.again_to or t.seq > r.again_until)
  group by 1, 2, 3, 4, 5
) as f
where s.grain = f.grain and s.starts_on = f.starts_on and s.currency = f.currency
  and s.dimension = f.dimension and s.key = f.key;

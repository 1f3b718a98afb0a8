-- The country in which a member registered, and reports by it. Why: decision 0084.
alter table member add column country text check (country ~ '^[A-Z]{2}$');

-- Of members so far only the countries of their logins are known: one alone is taken for it.
update member m set country = k.country
from (
  select member_id, min(country) as country from known_country
  group by member_id having count(*) = 1
) k
where k.member_id = m.id;

alter table report_sum drop constraint report_sum_dimension_check;
alter table report_sum add constraint report_sum_dimension_check check (dimension in
  ('all', 'product', 'game', 'vendor', 'channel', 'affiliate', 'country', 'cohort'));

-- Transfers that were added up before: a job adds them again, by country alone.
alter table report_place
  add column again_to bigint not null default 0,
  add column again_until bigint not null default 0,
  add check (again_to between 0 and again_until);
update report_place set again_until = read_to;

-- New members so far, without those whose events were not read yet: the job counts them.
insert into report_sum
select p.grain, p.starts_on, c.currency, 'country', coalesce(m.country, ''), 0, 0, 0, 0, 0, 0, 0, 0,
  count(*), 0, 0, 0
from (select *, (created_at at time zone 'Asia/Dhaka')::date as day from member) m
cross join (values ('PLAY'), ('BDT')) as c (currency)
cross join lateral (values
  ('day', m.day),
  ('week', m.day - extract(dow from m.day)::integer),
  ('month', date_trunc('month', m.day)::date)
) as p (grain, starts_on)
where m.type <> 4 and not exists (
  select from outbox_event e join outbox_reader r on r.name = 'reports'
  where e.kind = 'member.created' and e.member_id = m.id and e.seq > r.read_to
)
group by 1, 2, 3, 5;

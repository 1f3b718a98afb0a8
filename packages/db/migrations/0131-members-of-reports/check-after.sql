select 'members of a month are counted wrongly' as problem
where exists (
  select from (
    select act, dimension, currency, key, count(distinct member_id) as members
    from report_activity where dimension <> 'cohort' group by 1, 2, 3, 4
  ) a
  full join (
    select act, dimension, currency, key, sum(members) as members
    from report_return where left_on = '-infinity' group by 1, 2, 3, 4
  ) r using (act, dimension, currency, key)
  where a.members is distinct from r.members
)
union all
select 'the days of a month are read wrongly'
where report_first_day('2026-03-01', (1 << 30) + (1 << 4)) <> '2026-03-05'
  or report_last_day('2026-03-01', (1 << 30) + (1 << 4)) <> '2026-03-31'
union all
select 'fees of days and months differ'
where (select coalesce(sum(fees_minor), 0) from report_sum
    where dimension = 'all' and grain = 'day')
  <> (select coalesce(sum(fees_minor), 0) from report_sum
    where dimension = 'all' and grain = 'month')

select 'there are ' || count(*) || ' places of the reports' as problem
from report_place having count(*) <> 1
union all
select 'the outbox has no reader for the reports'
where not exists (select from outbox_reader where name = 'reports')
union all
select 'days of a month are counted wrongly'
where report_days('2024-02-01', '2024-01-01', '2024-12-31') <> (1 << 29) - 1
  or report_days('2024-01-01', '2024-01-31', '2024-02-03') <> 1 << 30
  or report_days('2024-01-01', '2024-02-01', '2024-02-03') <> 0

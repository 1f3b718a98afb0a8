select 'there are ' || count(*) || ' rules of alerts' as problem
from alert_rule having count(*) <> 9
union all
select 'a cause may have two alerts'
where not exists (
  select from pg_index where indexrelid = 'alert_lasting'::regclass and indisunique
)
union all
select 'there are ' || count(*) || ' places of the alerts'
from alert_place having count(*) <> 1

select 'movements of before count as known by their days' as problem
from report_place where moves_from <> read_to
union all
select 'days of any movement cannot be written'
where not exists (
  select from pg_constraint where conname = 'report_activity_act_check'
    and pg_get_constraintdef(oid) like '%move%'
)

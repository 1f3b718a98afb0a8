select 'requests of ' || name || ' must only end' as problem
from unnest(array['lottery_call_off', 'lottery_correction', 'round_act']) as name
where not exists (
  select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where t.tgrelid = name::regclass and p.proname = 'written_values_stay'
)

select 'the table ' || name || ' must be append-only' as problem
from unnest(array['jackpot_fold', 'jackpot_hit']) as name
where not exists (
  select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where t.tgrelid = name::regclass and p.proname = 'refuse_change'
)

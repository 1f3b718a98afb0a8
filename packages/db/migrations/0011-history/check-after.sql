-- Each row is a rule that does not hold after the migration.
select 'a function of the history plans anew, or may sort' as problem
from pg_proc
where proname like 'ledger\_history\_%'
having count(*) filter (
  where proconfig @> array['plan_cache_mode=force_generic_plan', 'enable_sort=off']
) <> 6
union all
select 'the cashier has no small indexes'
where (
  select count(*) from pg_indexes
  where tablename = 'ledger_transfer' and indexname like '%\_cashier' and indexdef like '% WHERE %'
) <> 2;

select 'a look by key must start no workers: ' || proname as problem
from pg_proc
where pronamespace = current_schema()::regnamespace
  and proconfig @> array['plan_cache_mode=force_generic_plan']
  and not proconfig @> array['max_parallel_workers_per_gather=0']
union all
select 'bets need the rule ' || name
from unnest(array['bet_product_check', 'bet_source_check']) as name
where not exists (
  select from pg_constraint where conrelid = 'bet'::regclass and conname = name and convalidated
)

select 'a look by key must start no workers: ' || proname as problem
from pg_proc
where pronamespace = current_schema()::regnamespace
  and proconfig @> array['plan_cache_mode=force_generic_plan']
  and not proconfig @> array['max_parallel_workers_per_gather=0']
union all
select 'a check of bets is dear: ' || conname
from pg_constraint
where conrelid = 'bet'::regclass and contype = 'c' and pg_get_constraintdef(oid) ~ '~';

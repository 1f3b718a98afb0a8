select 'a look by key must start no workers: ' || proname as problem
from pg_proc
where proname = 'bet_write_ends' and pronamespace = current_schema()::regnamespace
  and not proconfig @> array['max_parallel_workers_per_gather=0'];

select 'looks by key and by place must start no workers: ' || proname as problem
from pg_proc
where proname in ('bet_write_ends', 'lottery_running_tickets')
  and pronamespace = current_schema()::regnamespace
  and not proconfig @> array['max_parallel_workers_per_gather=0'];

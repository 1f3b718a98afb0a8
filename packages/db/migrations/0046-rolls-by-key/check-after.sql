select 'what rolls depend on must be looked up by key' as problem
where not exists (
  select from pg_proc
  where proname = 'dice_roll_grounds' and proconfig @> array[
    'plan_cache_mode=force_generic_plan', 'enable_seqscan=off', 'enable_hashjoin=off'
  ]
);

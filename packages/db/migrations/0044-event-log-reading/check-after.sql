select 'the event log must be readable by time, kind and actor' as problem
where (
  select count(*) from pg_indexes
  where indexname in ('event_log_by_time', 'event_log_by_kind', 'event_log_by_actor')
) <> 3

select 'two changes of one thing may wait' as problem
where not exists (
  select from pg_index where indexrelid = 'change_request_waiting'::regclass and indisunique
)

select 'requests to void a round must only end' as problem
where not exists (
  select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where t.tgrelid = 'shared_void_request'::regclass and p.proname = 'written_values_stay'
)

select 'requests for other limits must only end' as problem
where not exists (
  select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where t.tgrelid = 'game_limit_request'::regclass and p.proname = 'written_values_stay'
)

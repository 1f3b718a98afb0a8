select 'lines of statements may change' as problem
where not exists (
  select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where t.tgrelid = 'statement_line'::regclass and p.proname = 'written_values_stay'
)

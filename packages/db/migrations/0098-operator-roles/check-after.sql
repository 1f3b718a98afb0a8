select 'the role Owner is not there or has a list' as problem
where not exists (
  select from operator_role
  where id = '00000000-0000-4000-8000-000000000001' and permissions is null
)
union all
select 'requests to change roles must only end'
where not exists (
  select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where t.tgrelid = 'operator_change'::regclass and p.proname = 'written_values_stay'
)

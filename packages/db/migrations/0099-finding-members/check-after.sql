select 'notes about members must stay as they are' as problem
where not exists (
  select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where t.tgrelid = 'member_note'::regclass and p.proname = 'written_values_stay'
)

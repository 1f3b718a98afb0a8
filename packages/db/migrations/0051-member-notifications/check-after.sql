select 'notifications must be read by member and id' as problem
where not exists (
  select from pg_index
  where indrelid = 'member_notification'::regclass and indisprimary
    and pg_get_indexdef(indexrelid) like '%(member_id, id)'
)

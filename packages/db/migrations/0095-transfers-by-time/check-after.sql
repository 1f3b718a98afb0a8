select 'transfers must be read by member and time' as problem
where not exists (
  select from pg_index
  where indexrelid = to_regclass('vendor_transfer_by_time')
    and pg_get_indexdef(indexrelid) like '%(member_id, created_at, id)'
);

select 'a code that lets a login go on must be taken' as problem
where not exists (
  select from pg_constraint
  where conname = 'sms_code_purpose_check' and pg_get_constraintdef(oid) like '%place%'
)
union all
select 'a passkey must belong to one member'
where not exists (
  select from pg_indexes
  where tablename = 'member_passkey' and indexdef like '%UNIQUE%credential_id%'
)

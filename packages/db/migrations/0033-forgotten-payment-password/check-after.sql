select 'codes may prove who has forgotten his payment password' as problem
where not exists (
  select from pg_constraint
  where conname = 'sms_code_purpose_check' and pg_get_constraintdef(oid) like '%payment%'
)

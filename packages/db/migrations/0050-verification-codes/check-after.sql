select 'a code of the last day is missing' as problem
where exists (select from codes_before where id not in (select id from verification_code))
union all
select 'a code is there that was in none of the tables'
where exists (select from verification_code where id not in (select id from codes_before))
union all
select 'a login must lose the code that was sent for it, not block its removal'
where not exists (
  select from pg_constraint
  where conname = 'login_challenge_sms_code_id_fkey'
    and confrelid = 'verification_code'::regclass and confdeltype = 'n'
)

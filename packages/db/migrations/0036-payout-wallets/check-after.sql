select 'a wallet must not be changed once it was added' as problem
where not exists (select from pg_trigger where tgname = 'payout_wallet_stays')
union all
select 'a pause for age must not end'
where not exists (select from pg_trigger where tgname = 'member_under_age_stays')
union all
select 'codes may prove who has no password'
where not exists (
  select from pg_constraint
  where conname = 'sms_code_purpose_check' and pg_get_constraintdef(oid) like '%self%'
)

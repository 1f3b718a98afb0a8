select 'rolls with trial money must be taken' as problem
where not exists (
  select from pg_constraint
  where conname = 'dice_roll_currency_check' and pg_get_constraintdef(oid) like '%TRIAL%'
)
union all
select 'trials that are over must be found by their age'
where not exists (select from pg_indexes where indexname = 'member_trial_open')

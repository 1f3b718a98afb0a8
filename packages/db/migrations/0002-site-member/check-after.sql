select 'member accounts must be unique and lower case' as problem
where not exists (select from pg_constraint where conname = 'member_account_key');

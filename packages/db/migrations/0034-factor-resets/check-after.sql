select 'a reset of factors must not be changed once it was asked for' as problem
where not exists (select from pg_trigger where tgname = 'factor_reset_stays')

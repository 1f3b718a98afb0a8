select 'a limit must not be loosened by one step' as problem
where not exists (select from pg_trigger where tgname = 'play_limit_stays')

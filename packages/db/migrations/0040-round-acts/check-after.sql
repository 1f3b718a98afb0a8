select 'an act on a round must not be changed once it was asked for' as problem
where not exists (select from pg_trigger where tgname = 'round_act_stays')

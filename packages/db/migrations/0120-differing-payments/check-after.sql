select 'a decision about a differing payment must take two operators' as problem
where not exists (select from pg_constraint where conname = 'differing_decision_by_two')

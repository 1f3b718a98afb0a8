select 'a freeze must name what it stops, once for each member' as problem
where not exists (select from pg_constraint where conname = 'member_freeze_pkey')

select 'operator names must be unique' as problem
where not exists (select from pg_constraint where conname = 'operator_username_key');
select 'there must be at most one open claim' as problem
where not exists (select from pg_indexes where indexname = 'operator_claim_open');

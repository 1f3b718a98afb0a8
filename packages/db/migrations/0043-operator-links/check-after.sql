select 'a name must be promised to one open invitation' as problem
where not exists (select from pg_indexes where indexname = 'operator_link_open')
union all
select 'no operator may have lost the authenticator app by this migration' as problem
where exists (select from operator where factor_reset_at is not null or invited_by is not null)

-- Each row is a rule that does not hold after the migration.
select 'nobody can have chosen before there was a choice' as problem
where exists (select from member where digits is not null or grouping is not null)
union all
select 'a mark must be a picture that is kept'
where not exists (
  select from pg_constraint
  where conrelid = 'vendor'::regclass and confrelid = 'media'::regclass and contype = 'f'
);

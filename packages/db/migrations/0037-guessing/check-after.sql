select 'guesses of one hour and key must be one row' as problem
where not exists (
  select from pg_constraint
  where conrelid = 'guess_count'::regclass and contype = 'p' and cardinality(conkey) = 2
)

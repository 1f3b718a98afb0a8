select 'a picture must be for something' as problem
where not exists (
  select from information_schema.columns
  where table_name = 'captcha_challenge' and column_name = 'action' and is_nullable = 'NO'
)
union all
select 'guesses of one hour and key must be one row' as problem
where not exists (
  select from pg_constraint
  where conrelid = 'guess_count'::regclass and contype = 'p' and cardinality(conkey) = 2
)

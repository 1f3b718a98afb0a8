select 'no count of attempts in ' || t.name as problem
from (values ('withdrawal'), ('wallet_transfer')) as t (name)
where not exists (
  select from pg_attribute
  where attrelid = t.name::regclass and attname = 'reconcile_attempts'
    and atttypid = 'int'::regtype and attnotnull
)
union all
select 'the old name is left in ' || attrelid::regclass::text
from pg_attribute
where attrelid in ('withdrawal'::regclass, 'wallet_transfer'::regclass)
  and attname = 'asked' and not attisdropped

-- Each row is a rule that does not hold after the migration.
select 'nothing can have had a time before there were times' as problem
where exists (select from resource where starts_at is not null or ends_at is not null)
  or exists (select from service_channel where starts_at is not null or ends_at is not null)
  or exists (select from help_article where starts_at is not null or ends_at is not null)
union all
select 'an end must come after its beginning in ' || relname
from pg_class
where relname in ('resource', 'service_channel', 'help_article') and relkind = 'r' and not exists (
  select from pg_constraint
  where conrelid = pg_class.oid and contype = 'c'
    and pg_get_constraintdef(pg_constraint.oid) = 'CHECK ((ends_at > starts_at))'
);

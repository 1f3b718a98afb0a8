-- Each row is a rule that does not hold after the migration.
select 'texts that look the same are folded in two ways: ' || one as problem
from (values
  ('PK10', 'pk১০'), (E'\u09DF', E'\u09AF\u09BC'), (E'র\u200D্যাব', 'র্যাব'), ('  a  b ', 'A B')
) as pairs (one, other)
where fold_search(one) <> fold_search(other)
union all
select name || ' is missing'
from unnest(array['member_by_nickname_start', 'member_by_payee_start']) as name
where not exists (
  select from pg_indexes where indexname = name and strpos(indexdef, 'fold_search') > 0
)

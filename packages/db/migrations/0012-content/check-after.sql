select 'a banner must lead somewhere or nowhere' as problem
from banner where (linkage_type = 'none') <> (linkage_target = '')
union all
select 'private pictures must be told apart'
where not exists (
  select from pg_constraint
  where conrelid = 'media'::regclass and conname = 'media_visibility_check'
);

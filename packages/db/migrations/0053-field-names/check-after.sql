select 'a table was written anew: ' || table_id as problem
from file_before
where table_id not in ('game'::regclass, 'vendor_lobby_entry'::regclass)
  and file is distinct from pg_relation_filenode(table_id)
union all
select 'other rows are hot than before: ' || of
from hot_before before full join (
  select 'game' as of, count(*) as rows, count(*) filter (where is_hot) as hot from game
  union all
  select 'vendor_lobby_entry', count(*), count(*) filter (where is_hot) from vendor_lobby_entry
) after using (of)
where (before.rows, before.hot) is distinct from (after.rows, after.hot)
union all
select 'an old table is left: ' || old_name
from renamed_table where to_regclass(old_name) is not null
union all
select format('an old column is left: %s.%s', c.table_name, c.old_name)
from renamed_column c join pg_attribute a on a.attrelid = c.table_name::regclass
where a.attname = c.old_name
union all
select format('named after an old table: %s of %s', p.name, p.table_id)
from named_part p join renamed_table t on p.table_id = t.new_name::regclass
where starts_with(p.name, t.old_name || '_') and not starts_with(p.name, t.new_name || '_')
union all
select format('named after an old column: %s of %s', p.name, p.table_id)
from named_part p join renamed_column c on p.table_id = c.table_name::regclass
where strpos(p.name, '_' || c.old_name || '_') > 0
  and strpos(p.name, '_' || c.new_name || '_') = 0
union all
select format('%s mentions %s', p.proname, w.old_name)
from pg_proc p
join (
  select old_name from renamed_table
  union select old_name from renamed_column where old_name like '%\_%'
) w on p.prosrc ~ ('\m' || w.old_name || '\M')
where p.pronamespace = current_schema()::regnamespace;

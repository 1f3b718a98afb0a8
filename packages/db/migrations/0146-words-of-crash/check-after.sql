-- Each row is a rule that does not hold after the migration.
select format('an old column is left: %s.%s', c.table_name, c.old_name) as problem
from renamed_column c join pg_attribute a on a.attrelid = c.table_name::regclass
where a.attname = c.old_name
union all
select format('named after an old column: %s', o.conname)
from renamed_column c join pg_constraint o on o.conrelid = c.table_name::regclass
where strpos(o.conname, '_' || c.old_name || '_') > 0
  and strpos(o.conname, '_' || c.new_name || '_') = 0
union all
select format('%s mentions a flight', conname)
from pg_constraint
where conrelid = 'shared_round'::regclass and strpos(pg_get_constraintdef(oid), 'flight') > 0
union all
select format('%s mentions an old word', proname)
from pg_proc
where pronamespace = current_schema()::regnamespace
  and proname in ('shared_round_keep', 'shared_bet_keep')
  and prosrc ~ '\m(place|seal|flies_at|broke_at|link|point|taken_by|pressed|pressed_at|flight)\M'
union all
select name || ' is missing'
from unnest(array[
  'shared_chain_append_only', 'shared_round_keep', 'shared_round_stays', 'shared_bet_keep',
  'shared_bet_stays'
]) as name
where not exists (select from pg_trigger where tgname = name and tgenabled = 'O')
union all
select 'rounds are in other states than before: ' || state
from state_before before full join (
  select state, count(*) as rounds from shared_round group by state
) after using (state)
where before.rounds is distinct from after.rounds

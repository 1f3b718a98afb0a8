-- Each row is a rule that does not hold after the migration.
select 'a game can have two rounds at a time' as problem
where not exists (
  select from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relname = 'shared_round_open' and i.indisunique
)
union all
select name || ' is missing'
from unnest(array[
  'shared_chain_append_only', 'shared_round_keep', 'shared_round_stays', 'shared_bet_keep',
  'shared_bet_stays'
]) as name
where not exists (select from pg_trigger where tgname = name and tgenabled = 'O')
union all
select 'bet ' || id || ' of a game of shared rounds was there before its table'
from bet where game_code = 'crash'

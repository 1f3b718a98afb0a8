-- Each row is a rule that does not hold after the migration.
select 'a member can open two rounds of a game' as problem
where not exists (
  select from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relname = 'game_step_round_open' and i.indisunique
)
union all
select 'a step can be changed'
where not exists (
  select from pg_trigger where tgname = 'game_step_append_only' and tgenabled = 'O'
)
union all
select 'bet ' || id || ' of a game of steps was there before its table'
from bet where game_code = 'mines'

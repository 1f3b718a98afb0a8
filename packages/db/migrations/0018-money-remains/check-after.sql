select 'tickets must not keep what follows from them' as problem
where exists (
  select from information_schema.columns
  where table_name = 'lottery_ticket' and column_name = 'lines'
)
union all
select 'bets must not be indexed by a reference that nobody looks for'
where exists (select from pg_indexes where indexname = 'bet_by_round')

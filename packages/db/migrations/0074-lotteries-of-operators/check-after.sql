select 'what is known of added lotteries must stay' as problem
where not exists (
  select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where t.tgrelid = 'lottery_game'::regclass and p.proname = 'written_values_stay'
)

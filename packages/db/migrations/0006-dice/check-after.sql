-- Each row is a rule that does not hold after the migration.
select 'a committed seed can be changed' as problem
where (
  select count(*) from pg_trigger
  where tgname in ('fair_seed_kept', 'fair_seed_change_kept') and tgenabled = 'O'
) <> 2
union all
select 'a roll can be changed'
where not exists (
  select from pg_trigger where tgname = 'dice_roll_append_only' and tgenabled = 'O'
)
union all
select 'a nonce can be used twice'
where not exists (
  select from pg_constraint where conrelid = 'dice_roll'::regclass and contype = 'u'
)
union all
select 'a member can have two active seeds of a game'
where not exists (
  select from pg_indexes where indexname = 'fair_seed_active' and indexdef like 'CREATE UNIQUE%'
);

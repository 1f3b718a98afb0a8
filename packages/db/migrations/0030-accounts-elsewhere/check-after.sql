select 'an account elsewhere must be one member, and a member one account there' as problem
where (
  select count(*) from pg_indexes
  where tablename = 'member_elsewhere' and indexdef like '%UNIQUE%unbound_at IS NULL%'
) <> 2
union all
select 'a visit must be found by what travels along, and by that alone'
where not exists (
  select from pg_indexes
  where tablename = 'elsewhere_visit' and indexdef like '%UNIQUE%state_hash%'
)

select 'a proven address must belong to one open account' as problem
where not exists (
  select from pg_indexes
  where indexname = 'member_by_proven_email' and indexdef like '%UNIQUE%'
)
union all
select 'an address that was typed must not count as proven'
where exists (select from member where email_proven_at is not null)

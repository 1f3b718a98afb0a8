select 'a proven number must belong to one open account' as problem
where not exists (
  select from pg_indexes
  where indexname = 'member_by_proven_mobile' and indexdef like '%UNIQUE%'
)
union all
select 'every member must have a password until it is known that there is none'
where exists (select from member where not has_password)

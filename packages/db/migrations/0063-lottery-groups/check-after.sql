select 'group ' || g.id || ' sold ' || g.sold || ' shares, and has others' as problem
from lottery_group g
where g.sold <> (
  select coalesce(sum(s.shares), 0) from lottery_group_share s
  where s.group_id = g.id and s.role <> 'guarantee'
)
union all
select 'an organiser''s own shares must be one bet of a group'
where not exists (select from pg_indexes where indexname = 'lottery_group_share_once')

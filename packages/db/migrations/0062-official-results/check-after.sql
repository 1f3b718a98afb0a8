select 'issue ' || issue_number || ' of ' || game_code || ' is not of our own draw' as problem
from lottery_issue where source <> 'own' or corrected_at is not null
union all
select 'the source of an issue must be protected'
where not exists (
  select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where t.tgname = 'lottery_issue_commitment' and p.prosrc like '%is_correction%'
)

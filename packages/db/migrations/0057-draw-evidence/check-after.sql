select 'issue ' || issue_number || ' of ' || game_code || ' has evidence of before' as problem
from lottery_issue
where ticket_root is not null or beacon_round is not null
union all
select 'the tickets of an issue must be protected'
where not exists (
  select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where t.tgname = 'lottery_issue_commitment' and p.prosrc like '%ticket_root%'
)

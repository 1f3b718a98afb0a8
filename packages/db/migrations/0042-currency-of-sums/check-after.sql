select 'the sums of ' || coalesce(after.name, before.name) || ' are not those of before' as problem
from sums_before before full join sums after on after.name = before.name
where (after.rows, after.one, after.two) is distinct from (before.rows, before.one, before.two)
union all
select 'a member has a limit, an hour, a board or a session in a currency that is not theirs'
where exists (
  select from (
    select member_id, currency from play_hour
    union select member_id, currency from lead_day
    union select member_id, currency from dice_session
    union select member_id, currency from game_session
    union select member_id, currency from play_limit where currency is not null
  ) as said
  where exists (select from ledger_account where owner = 'member:' || said.member_id)
    and not exists (
      select from ledger_account a
      where a.owner = 'member:' || said.member_id and a.kind = 'wallet'
        and a.currency = said.currency
    )
)

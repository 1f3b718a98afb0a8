select 'the bets come to another sum than before' as problem
from (
  select count(*) as bets, sum(stake_minor) as stake, sum(returned_minor) as returned,
    sum(payout_minor) as payout
  from bet
) as after, bet_before as before
where (after.*) is distinct from (before.*)
union all
select 'a bet is in another currency than its stake'
where exists (
  select from bet b join ledger_transfer t on t.id = b.id where t.currency <> b.currency
)
union all
select 'stakes of a currency come to another sum than their transfers'
where exists (
  select from bet b join ledger_transfer t on t.id = b.id
  group by b.currency
  having sum(t.amount_minor) filter (where t.currency = b.currency) is distinct from
    sum(b.stake_minor)
)
union all
select 'the days come to another sum than before'
where exists (
  (
    select member_id, day, game_code, state, sum(bets), sum(stake_minor), sum(payout_minor)
    from bet_day group by 1, 2, 3, 4
  )
  except
  select member_id, day, game_code, state, bets, stake_minor, payout_minor from bet_day_before
) or (select count(*) from bet_day) < (select count(*) from bet_day_before)
union all
select 'the days of a currency do not hold what its bets are'
where exists (
  (
    select currency, sum(stake_minor - returned_minor)::bigint, sum(payout_minor)::bigint, count(*)
    from bet group by 1
  )
  except
  select currency, sum(stake_minor)::bigint, sum(payout_minor)::bigint, sum(bets)::bigint
  from bet_day group by 1
)
union all
select 'an answered transaction is in another currency than its bet'
where exists (
  select from wager_transaction w join bet b on b.id = w.bet_id
  where w.currency is distinct from b.currency
)
union all
select 'a function of the betting record plans anew, or may sort'
from pg_proc
where proname in ('bet_page', 'bet_place', 'bet_day_end')
having count(*) filter (
  where proconfig @> array['plan_cache_mode=force_generic_plan', 'enable_sort=off']
) <> 3

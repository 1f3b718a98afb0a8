select 'the days do not hold what the bets are' as problem
where exists (
  (
    select member_id, dhaka_day(placed_at), game_code, state, count(*),
      sum(stake_minor - returned_minor)::bigint, sum(payout_minor)::bigint
    from bet group by 1, 2, 3, 4
  )
  except
  select member_id, day, game_code, state, bets, stake_minor, payout_minor from bet_day
)
union all
select 'a function of the betting record plans anew, or may sort'
from pg_proc
where proname in ('bet_page', 'bet_place', 'bet_day_end')
having count(*) filter (
  where proconfig @> array['plan_cache_mode=force_generic_plan', 'enable_sort=off']
) <> 3

select 'an HK6 lottery sells both parlays' as problem
where exists (
  select from lottery_terms
  where game_code in ('hk6', 'hk6five', 'hk6quick')
    and not ('parlay' = any (plays_off) or 'parlay_tie' = any (plays_off))
)

-- HK6 sells its parlay as one in which a leg on 49 counts as 1. The play in which 49 loses stays
-- for tickets that were sold, and an operator may sell it again. Where parlays were not sold or had
-- a series of their own, the new ones are as they were.
update lottery_terms t set
  plays_off = case
    when 'parlay' = any (t.plays_off) then array_append(t.plays_off, 'parlay_tie')
    else array_append(t.plays_off, 'parlay')
  end,
  play_series = case
    when t.play_series ? 'parlay'
      then t.play_series || jsonb_build_object('parlay_tie', t.play_series -> 'parlay')
    else t.play_series
  end
where t.game_code in ('hk6', 'hk6five', 'hk6quick')
  or exists (
    select from lottery_game g
    where g.code = t.game_code and g.based_on in ('hk6', 'hk6five', 'hk6quick')
  );

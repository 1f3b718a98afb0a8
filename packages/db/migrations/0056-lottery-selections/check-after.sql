select 'ticket ' || t.bet_id || ' has ' || t.line_count || ' lines, and chooses ' || t.selection
  as problem
from lottery_ticket t
where cardinality(string_to_array(t.selection, ',')) <> t.line_count
union all
select 'bet ' || id || ' still lists selections' from bet
where product = 'lottery' and detail ? 'selections'
union all
select 'bet ' || b.id || ' staked ' || b.stake_minor || ', its ticket '
  || t.line_count * t.stake_per_line_minor
from lottery_ticket t join bet b on b.id = t.bet_id
where b.stake_minor <> t.line_count * t.stake_per_line_minor

-- Everything that rolls depend on, of many at once, in the order asked. A function, because its
-- settings hold the plan to one look by key for each row, whatever the tables held when the
-- connection planned it.
create function dice_roll_grounds(
  p_scope text, p_members uuid[], p_bets uuid[], p_sessions uuid[]
) returns table (
  id uuid, server_seed_sealed bytea, commitment text, client_seed text, next_nonce integer,
  is_open boolean, is_known boolean, net bigint
)
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off set enable_bitmapscan = off set enable_material = off
as $$
begin
  return query
  select f.id, f.server_seed_sealed, f.commitment, f.client_seed, f.next_nonce, g.open,
    exists (select from bet b where b.id = q.bet_id), s.returned_minor - s.staked_minor
  from game g
  cross join unnest(p_members, p_bets, p_sessions) with ordinality
    as q (member_id, bet_id, session_id, place)
  left join fair_seed f
    on f.member_id = q.member_id and f.scope = p_scope and f.state = 'active'
  left join dice_session s on s.game_session_id = q.session_id
  where g.code = 'dice'
  order by q.place;
end
$$;

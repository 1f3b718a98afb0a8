-- Events that are written with what caused them, for readers that come later. Why: decision 0072.
create sequence outbox_event_seq;
create table outbox_event (
  -- The id of the event, and its place: a reader never meets a smaller one behind a clean cut.
  seq bigint primary key default nextval('outbox_event_seq'),
  kind text not null,
  -- Counts the meanings of the kind.
  version smallint not null check (version > 0),
  -- The member whom it is about; null: none in particular.
  member_id uuid,
  -- Ids only: what they name is read where it is kept.
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  at timestamptz not null
);
alter sequence outbox_event_seq owned by outbox_event.seq;
create trigger outbox_event_stays before update on outbox_event
  for each row execute function refuse_change();

-- The place of each reader. Events that all have passed are removed.
create table outbox_reader (
  name text primary key,
  read_to bigint not null check (read_to >= 0)
);

-- As before, with an event for the end of each round.
create or replace function game_write_rounds(
  p_bets uuid[], p_members uuid[], p_games text[], p_seeds uuid[], p_nonces int[],
  p_choices text[], p_outcomes text[], p_currencies text[], p_receipts bytea[],
  p_times timestamptz[], p_sessions uuid[], p_stakes bigint[], p_payouts bigint[]
) returns boolean
language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set max_parallel_workers_per_gather = 0
as $$
declare
  v_stepped bigint;
begin
  update provably_fair_seed f set next_nonce = f.next_nonce + 1
  from unnest(p_seeds, p_nonces) as r (seed_id, nonce)
  where f.id = r.seed_id and f.next_nonce = r.nonce and f.state = 'active';
  get diagnostics v_stepped = row_count;
  if v_stepped < cardinality(p_seeds) then
    return false;
  end if;
  insert into game_round (
    bet_id, member_id, game_code, seed_id, nonce, choice, outcome, currency, receipt, played_at
  )
  select r.bet_id, r.member_id, r.game_code, r.seed_id, r.nonce, r.choice::jsonb,
    r.outcome::jsonb, r.currency, r.receipt, r.played_at
  from unnest(
    p_bets, p_members, p_games, p_seeds, p_nonces, p_choices, p_outcomes, p_currencies, p_receipts,
    p_times
  ) as r (
    bet_id, member_id, game_code, seed_id, nonce, choice, outcome, currency, receipt, played_at
  );
  insert into game_session_sum as s (
    game_session_id, member_id, started_at, staked_minor, returned_minor, currency
  )
  select * from unnest(p_sessions, p_members, p_times, p_stakes, p_payouts, p_currencies)
  on conflict (game_session_id) do update set
    staked_minor = s.staked_minor + excluded.staked_minor,
    returned_minor = s.returned_minor + excluded.returned_minor;
  insert into outbox_event (kind, version, member_id, payload, at)
  select 'round.ended', 1, r.member_id,
    jsonb_build_object('betId', r.bet_id, 'gameCode', r.game_code), r.played_at
  from unnest(p_bets, p_members, p_games, p_times) as r (bet_id, member_id, game_code, played_at);
  return true;
end
$$;

-- The rounds that the two jobs had not come to yet: those on members' own seeds first.
insert into outbox_event (kind, version, member_id, payload, at)
select 'round.ended', 1, member_id, jsonb_build_object('betId', bet_id, 'gameCode', game_code),
  ended_at
from (
  select r.bet_id, r.member_id, r.game_code, coalesce(s.ended_at, r.played_at) as ended_at
  from game_round r left join game_step_round s on s.bet_id = r.bet_id
) as ended
where exists (
  select from game_round_check c where (ended_at, bet_id) > (c.checked_to, c.checked_bet_id)
) or exists (
  select from game_return_place p
  where p.kind = 'seeded' and (ended_at, bet_id) > (p.folded_to, p.folded_id)
)
order by ended_at, bet_id;

insert into outbox_reader (name, read_to)
select place.name, coalesce((
  select max(e.seq) from outbox_event e
  where (e.at, (e.payload ->> 'betId')::uuid) <= (place.ended_at, place.bet_id)
), 0)
from (
  select 'round_check' as name, checked_to as ended_at, checked_bet_id as bet_id
  from game_round_check
  union all
  select 'game_returns', folded_to, folded_id from game_return_place where kind = 'seeded'
) as place;

insert into outbox_event (kind, version, payload, at)
select 'shared_round.settled', 1, jsonb_build_object('roundId', r.id, 'gameCode', r.game_code),
  r.settled_at
from shared_round r cross join game_return_place p
where p.kind = 'shared' and (r.settled_at, r.id) > (p.folded_to, p.folded_id)
order by r.settled_at, r.id;

drop table game_round_check;
drop table game_return_place;
-- These two indexes were only for finding rounds that had ended behind a place.
drop index game_round_by_time;
drop index game_step_round_by_end;

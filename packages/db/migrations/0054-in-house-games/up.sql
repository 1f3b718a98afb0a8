-- Rolls of Dice become rounds of any in-house game that is decided at once. See why.md.

-- What the rolls were, for the check.
create temporary table rolls_before on commit drop as
select direction, chance, currency, count(*) as rolls, sum(roll) as numbers, sum(nonce) as nonces,
  sum(hashtextextended(concat_ws(
    ' ', bet_id, member_id, seed_id, nonce, roll, encode(receipt, 'hex'), rolled_at
  ), 0)) as fingerprint
from dice_roll group by direction, chance, currency;
create temporary table sessions_before on commit drop as
select currency, count(*) as sessions, sum(staked_minor) as staked, sum(returned_minor) as returned
from dice_session group by currency;

create table game_round (
  bet_id uuid primary key,
  member_id uuid not null,
  game_code text not null,
  seed_id uuid not null,
  nonce int not null check (nonce >= 0),
  choice jsonb not null check (jsonb_typeof(choice) = 'object'),
  outcome jsonb not null check (jsonb_typeof(outcome) = 'object'),
  currency text not null check (currency in ('PLAY', 'BDT', 'TRIAL')),
  receipt bytea not null check (octet_length(receipt) in (64, 97, 129, 161, 193)),
  played_at timestamptz not null
);
insert into game_round (
  bet_id, member_id, game_code, seed_id, nonce, choice, outcome, currency, receipt, played_at
)
select bet_id, member_id, 'dice', seed_id, nonce,
  jsonb_build_object('direction', direction, 'chance', chance), jsonb_build_object('roll', roll),
  currency, receipt, rolled_at
from dice_roll;
alter table game_round add constraint game_round_nonce_once unique (seed_id, nonce);
create index game_round_by_member
  on game_round (member_id, game_code, played_at desc, bet_id desc);
create trigger game_round_append_only before update or delete on game_round
  for each row execute function refuse_change();
drop table dice_roll;

alter table dice_session rename to game_session_sum;
alter index dice_session_pkey rename to game_session_sum_pkey;
alter index dice_session_by_member rename to game_session_sum_by_member;

drop function dice_roll_grounds(text, uuid[], uuid[], uuid[]);
drop function dice_write_rolls(
  uuid[], uuid[], uuid[], int[], text[], int[], int[], text[], bytea[], timestamptz[], uuid[],
  bigint[], bigint[]
);

-- Everything that rounds depend on, of many at once, in the order asked. A function, because its
-- settings hold the plan to one look by key for each row, whatever the tables held when the
-- connection planned it.
create function game_round_grounds(
  p_games text[], p_scopes text[], p_members uuid[], p_bets uuid[], p_sessions uuid[]
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
  select f.id, f.server_seed_sealed, f.commitment, f.client_seed, f.next_nonce,
    coalesce(g.open, false), exists (select from bet b where b.id = q.bet_id),
    s.returned_minor - s.staked_minor
  from unnest(p_games, p_scopes, p_members, p_bets, p_sessions) with ordinality
    as q (game_code, scope, member_id, bet_id, session_id, place)
  left join game g on g.code = q.game_code
  left join provably_fair_seed f
    on f.member_id = q.member_id and f.scope = q.scope and f.state = 'active'
  left join game_session_sum s on s.game_session_id = q.session_id
  order by q.place;
end
$$;

-- Writes rounds, steps the nonces of their seeds and adds to the sums of the game sessions. False,
-- and all must be taken back, when a nonce is not the next one or its seed has ended.
create function game_write_rounds(
  p_bets uuid[], p_members uuid[], p_games text[], p_seeds uuid[], p_nonces int[],
  p_choices text[], p_outcomes text[], p_currencies text[], p_receipts bytea[],
  p_times timestamptz[], p_sessions uuid[], p_stakes bigint[], p_payouts bigint[]
) returns boolean
language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
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
  return true;
end
$$;

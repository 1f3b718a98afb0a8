-- Each row is a rule that does not hold after the migration.
select 'the rolls of Dice are not those of before' as problem
where exists (
  select from (
    select choice ->> 'direction' as direction, (choice ->> 'chance')::int as chance, currency,
      count(*) as rolls, sum((outcome ->> 'roll')::int) as numbers, sum(nonce) as nonces,
      sum(hashtextextended(concat_ws(
        ' ', bet_id, member_id, seed_id, nonce, outcome ->> 'roll', encode(receipt, 'hex'),
        played_at
      ), 0)) as fingerprint
    from game_round where game_code = 'dice' group by 1, 2, 3
  ) after
  full join rolls_before before using (direction, chance, currency)
  where (after.rolls, after.numbers, after.nonces, after.fingerprint)
    is distinct from (before.rolls, before.numbers, before.nonces, before.fingerprint)
)
union all
select 'the sums of the game sessions are not those of before'
where exists (
  select from (
    select currency, count(*) as sessions, sum(staked_minor) as staked,
      sum(returned_minor) as returned
    from game_session_sum group by currency
  ) after
  full join sessions_before before using (currency)
  where (after.sessions, after.staked, after.returned)
    is distinct from (before.sessions, before.staked, before.returned)
)
union all
select 'a roll has no bet of Dice'
where exists (
  select from game_round r
  where not exists (select from bet b where b.id = r.bet_id and b.game_code = r.game_code)
)
union all
select 'a round can be changed'
where not exists (
  select from pg_trigger where tgname = 'game_round_append_only' and tgenabled = 'O'
)
union all
select 'a nonce can be used twice'
where not exists (
  select from pg_constraint where conrelid = 'game_round'::regclass and contype = 'u'
)
union all
select 'what rounds depend on must be looked up by key'
where not exists (
  select from pg_proc
  where proname = 'game_round_grounds' and proconfig @> array[
    'plan_cache_mode=force_generic_plan', 'enable_seqscan=off', 'enable_hashjoin=off'
  ]
);

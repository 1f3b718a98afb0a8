-- Rounds that a vendor never ended, ended or refunded by two operators.
create table round_act (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  round_id uuid not null references round,
  act text not null check (act in ('end', 'refund')),
  reason text not null check (char_length(reason) between 1 and 500),
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  outcome text check (outcome in ('done', 'withdrawn')),
  ended_by uuid references operator,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null) and (outcome is null) = (ended_by is null)),
  -- No operator does it alone.
  constraint round_act_by_two check (outcome is distinct from 'done' or ended_by <> asked_by)
);
create unique index round_act_waiting on round_act (round_id) where outcome is null;
create index round_act_by_round on round_act (round_id, asked_at);

-- What was asked for is not asked for otherwise afterwards, and what has ended does not go on.
create function round_act_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.outcome is not null
    or (new.id, new.round_id, new.act, new.reason, new.asked_by, new.asked_at)
      is distinct from
      (old.id, old.round_id, old.act, old.reason, old.asked_by, old.asked_at)
  then
    raise exception 'an act on a round only ends, and once' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger round_act_stays before update or delete on round_act
  for each row execute function round_act_stays();

alter table wager_transaction drop constraint wager_transaction_kind_check;
alter table wager_transaction add constraint wager_transaction_kind_check check (kind in (
  'bet', 'win', 'rollback', 'cancel', 'bet_and_settle', 'change_win', 'bonus_win', 'return_stake',
  'end_round', 'refund_round', 'tombstone'
));

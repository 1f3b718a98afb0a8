-- Requests of an operator to call off an issue that has tickets, which another operator confirms.
create table lottery_call_off (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  issue_id uuid not null references lottery_issue,
  reason text not null check (char_length(reason) between 1 and 500),
  -- The tickets and stakes that the operator saw, by currency.
  sums jsonb not null,
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  -- void: the issue was drawn, or called off otherwise, before another operator decided.
  outcome text check (outcome in ('done', 'withdrawn', 'void')),
  ended_by uuid references operator,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check (coalesce(outcome in ('done', 'withdrawn'), false) = (ended_by is not null)),
  -- No operator does it alone.
  constraint lottery_call_off_by_two
    check (outcome is distinct from 'done' or ended_by <> asked_by)
);
create unique index lottery_call_off_waiting on lottery_call_off (issue_id) where outcome is null;
create index lottery_call_off_by_issue on lottery_call_off (issue_id, asked_at);

-- The rule of all requests that one operator makes and another confirms, and of other rows that are
-- kept for good: what is written stays, and only what is empty is filled in.
create function written_values_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or exists (
    select from jsonb_each(to_jsonb(old)) as kept
    where kept.value <> 'null' and to_jsonb(new) -> kept.key <> kept.value
  ) then
    raise exception 'what is written in % stays as it is', tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger lottery_call_off_stays before update or delete on lottery_call_off
  for each row execute function written_values_stay();

drop trigger round_act_stays on round_act;
drop function round_act_stays;
create trigger round_act_stays before update or delete on round_act
  for each row execute function written_values_stay();

drop trigger lottery_correction_stays on lottery_correction;
drop function lottery_correction_stays;
create trigger lottery_correction_stays before update or delete on lottery_correction
  for each row execute function written_values_stay();

-- Where the numbers of a lottery come from: our own draw, or the official result of another one.
alter table lottery_terms add column draw_source text not null default 'own'
  check (draw_source in ('own', 'official'));

-- An issue keeps the source that its lottery had when the issue was made. A corrected issue keeps
-- the result that it had before.
alter table lottery_issue
  add column source text not null default 'own' check (source in ('own', 'official')),
  add column previous_result int[],
  add column corrected_at timestamptz,
  drop constraint lottery_issue_state_check,
  drop constraint lottery_issue_check1,
  add constraint lottery_issue_state_check check (
    state in ('open', 'closed', 'drawn', 'settled', 'cancelled', 'reopened')
  ),
  add constraint lottery_issue_result_check check (
    (state in ('drawn', 'settled', 'reopened')) = (result is not null)
  ),
  add constraint lottery_issue_official_check check (source = 'own' or beacon_round is null),
  add constraint lottery_issue_correction_check check (
    (previous_result is null) = (corrected_at is null)
    and (corrected_at is null or (source = 'official' and result is not null))
    and (state <> 'reopened' or corrected_at is not null)
  );
create index lottery_issue_awaited on lottery_issue (draws_at)
  where source = 'official' and state = 'closed';

create or replace function keep_lottery_commitment() returns trigger language plpgsql as $$
declare
  is_correction constant boolean := new.source = 'official' and old.state = 'settled'
    and new.state = 'reopened' and new.previous_result = old.result;
begin
  if new.commitment <> old.commitment or new.server_seed_sealed <> old.server_seed_sealed
    or new.source <> old.source
    or new.beacon_round is distinct from old.beacon_round
    or (old.ticket_root is not null
      and (new.ticket_root, new.ticket_count)
        is distinct from (old.ticket_root, old.ticket_count))
    or (old.result is not null and not is_correction
      and (new.result, new.beacon_randomness, new.beacon_signature)
        is distinct from (old.result, old.beacon_randomness, old.beacon_signature)) then
    raise exception 'the seed, the beacon, the tickets and the result of an issue never change'
      using errcode = 'restrict_violation';
  end if;
  if old.result is null and new.result is not null and (
    new.ticket_root is null
    or (new.beacon_round is not null and new.beacon_randomness is null)) then
    raise exception 'an issue is drawn from its list of tickets and its round of the beacon'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- What operators and the feed say is the official result of an issue: one entry of each operator,
-- and one of the feed for each result that it sent.
create table lottery_result_entry (
  id uuid primary key,
  issue_id uuid not null references lottery_issue,
  -- Null: the feed.
  operator_id uuid references operator,
  result int[] not null,
  entered_at timestamptz not null,
  -- When the feed says that it had the result.
  feed_sent_at timestamptz,
  check ((operator_id is null) = (feed_sent_at is not null))
);
create unique index lottery_result_entry_by_operator on lottery_result_entry (issue_id, operator_id)
  where operator_id is not null;
create unique index lottery_result_entry_of_feed on lottery_result_entry (issue_id, result)
  where operator_id is null;

-- A wrong official result, corrected by two operators.
create table lottery_correction (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  issue_id uuid not null references lottery_issue,
  previous_result int[] not null,
  result int[] not null,
  reason text not null check (char_length(reason) between 1 and 500),
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  outcome text check (outcome in ('done', 'withdrawn')),
  ended_by uuid references operator,
  ended_at timestamptz,
  -- When all tickets were paid by the new result.
  completed_at timestamptz,
  check (previous_result <> result),
  check ((outcome is null) = (ended_at is null) and (outcome is null) = (ended_by is null)),
  check (completed_at is null or outcome is not distinct from 'done'),
  -- No operator does it alone.
  constraint lottery_correction_by_two
    check (outcome is distinct from 'done' or ended_by <> asked_by)
);
create unique index lottery_correction_waiting on lottery_correction (issue_id)
  where outcome is null;
create index lottery_correction_by_issue on lottery_correction (issue_id, asked_at);

create function lottery_correction_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.id, new.issue_id, new.previous_result, new.result)
      is distinct from (old.id, old.issue_id, old.previous_result, old.result)
    or (new.reason, new.asked_by, new.asked_at)
      is distinct from (old.reason, old.asked_by, old.asked_at)
    or (old.outcome is not null
      and (new.outcome, new.ended_by, new.ended_at)
        is distinct from (old.outcome, old.ended_by, old.ended_at))
    or (old.completed_at is not null and new.completed_at is distinct from old.completed_at)
  then
    raise exception 'a correction only ends, and once' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger lottery_correction_stays before update or delete on lottery_correction
  for each row execute function lottery_correction_stays();

-- The last correction by which the ticket was paid.
alter table lottery_ticket add column correction_id uuid references lottery_correction;

-- Why a member owes money. How much of it is left is the balance of the member's debt account.
create table member_debt (
  id uuid primary key,
  member_id uuid not null references member,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  game_code text not null references game,
  issue_number text not null,
  created_at timestamptz not null
);
create index member_debt_by_member on member_debt (member_id, created_at desc);

-- How a debt ended: paid back by the member, or forgiven by an operator.
create table member_debt_end (
  -- The idempotency key, and the id of the transfer.
  id uuid primary key,
  member_id uuid not null references member,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  operator_id uuid references operator,
  reason text check (char_length(reason) between 1 and 500),
  created_at timestamptz not null,
  check ((operator_id is null) = (reason is null))
);
create index member_debt_end_by_member on member_debt_end (member_id, created_at desc);

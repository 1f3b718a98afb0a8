-- Scores of members' days by markers of harm, and the cases that operators care for. Why: decision
-- 0093.

-- A day of Dhaka with at least one marker.
create table harm_score (
  member_id uuid not null references member,
  day date not null,
  score smallint not null check (score between 1 and 100),
  reasons jsonb not null,
  primary key (member_id, day)
);
create index harm_score_by_day on harm_score (day);

-- How far days were scored. The process that scores locks the row.
create table harm_place (
  only_one boolean primary key default true check (only_one),
  -- The day that is scored, or was scored last; null: none yet.
  day date,
  -- The member who was scored last; null: none of the day.
  member_id uuid,
  is_done boolean not null default true
);
insert into harm_place default values;

-- Deposits that limits of members refused.
create table limit_refusal (
  member_id uuid not null references member,
  day date not null,
  refusals integer not null check (refusals > 0),
  primary key (member_id, day)
);
create index limit_refusal_by_day on limit_refusal (day);

-- A member over the threshold whom operators care for.
create table care_case (
  id uuid primary key,
  member_id uuid not null references member,
  day date not null,
  score smallint not null check (score between 1 and 100),
  reasons jsonb not null,
  opened_at timestamptz not null,
  -- The member got a message when the case was opened.
  is_told boolean not null,
  closed_at timestamptz
);
create unique index care_case_open_once on care_case (member_id) where closed_at is null;
create index care_case_of_member on care_case (member_id, opened_at desc, id desc);
create index care_case_open on care_case (opened_at, id) where closed_at is null;
create index care_case_closed on care_case (opened_at desc, id desc) where closed_at is not null;

create table care_act (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  case_id uuid not null references care_case,
  kind text not null check (
    kind in ('care_message', 'call_noted', 'limit_proposed', 'break_offered', 'closed')
  ),
  note text not null check (char_length(note) between 3 and 500),
  acted_by uuid not null references operator,
  acted_at timestamptz not null
);
create index care_act_of_case on care_act (case_id, acted_at, id);

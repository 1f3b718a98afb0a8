-- Alerts for operators, and the rules that open them. Why: decision 0081.
create table alert_rule (
  kind text primary key,
  -- In the unit of the kind: minor units, percent, minutes, days, a count, thousandths of sigma.
  threshold bigint not null check (threshold > 0),
  enabled boolean not null,
  by_email boolean not null,
  changed_at timestamptz,
  changed_by text,
  check ((changed_at is null) = (changed_by is null))
);
insert into alert_rule (kind, threshold, enabled, by_email) values
  ('large_win', 10000000, true, false),
  ('withdrawal_over', 5000000, true, false),
  ('deposits_failing', 50, true, true),
  ('payouts_waiting', 60, true, false),
  ('rtp_off', 2576, true, true),
  ('vendor_errors', 10, true, true),
  ('audit_breach', 1, true, true),
  ('job_late', 10, true, true),
  ('operator_login', 90, true, true);

create table alert (
  id uuid primary key,
  kind text not null references alert_rule,
  -- The cause, such as 'channel:bkash'.
  subject text not null,
  name text not null,
  value text not null,
  currency text,
  -- The member whom it is about; null: none.
  member_id uuid,
  opened_at timestamptz not null,
  seen_at timestamptz,
  seen_by text,
  closed_at timestamptz,
  closed_by text,
  -- When the cause was over; an alert about a moment has no end.
  ended_at timestamptz,
  check ((seen_at is null) = (seen_by is null)),
  check ((closed_at is null) = (closed_by is null))
);
-- A cause has one alert while it lasts, also after an operator closed it.
create unique index alert_lasting on alert (kind, subject) where ended_at is null;
create index alert_by_time on alert (opened_at, id);
create index alert_open on alert (opened_at, id) where closed_at is null and ended_at is null;

-- The ledger's number up to which large wins were looked for: wins before this migration are none.
create table alert_place (
  only_one boolean primary key default true check (only_one),
  read_to bigint not null check (read_to >= 0)
);
insert into alert_place (read_to)
select case when is_called then last_value else 0 end from ledger_transfer_seq;

-- For the errors of vendors within an hour.
create index vendor_transfer_refused on vendor_transfer (resolved_at) where state = 'refused';

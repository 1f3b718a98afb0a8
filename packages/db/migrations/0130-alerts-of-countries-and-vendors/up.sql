-- Alerts of logins from a new country, of vendors that do not answer, and of calls in their name
-- with a wrong signature.
insert into alert_rule (kind, threshold, enabled, by_email) values
  ('operator_country', 90, true, true),
  -- Off at first: members travel.
  ('member_country', 90, false, false),
  ('vendor_silent', 10, true, true),
  ('vendor_signatures', 10, true, true);

-- For logins of late.
create index member_session_by_time on member_session (created_at);

-- Faults of vendors, counted by the minute.
create table vendor_fault (
  -- '?': a call with a wrong signature named no game of a known vendor.
  vendor_code text not null,
  kind text not null check (kind in ('silent', 'signature')),
  minute timestamptz not null,
  faults int not null check (faults > 0),
  primary key (minute, kind, vendor_code)
);

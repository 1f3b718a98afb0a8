-- Payments that differ from their deposit wait for operators: minutes until they are alerted.
insert into alert_rule (kind, threshold, enabled, by_email) values
  ('deposits_differing', 30, true, false);

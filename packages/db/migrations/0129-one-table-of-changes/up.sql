-- All changes that two operators make have one table: also fees and terms of withdrawals, the rules
-- of payouts, settings of the site and rules of alerts. Why: decision 0091.
alter table change_request drop constraint change_request_kind_check;
alter table change_request add constraint change_request_kind_check check (
  kind in ('debt', 'lottery_terms', 'lottery_blocks', 'payout_fee', 'payout_rule',
    'withdrawal_terms', 'setting', 'alert_rule')
);

insert into change_request
  (id, kind, subject, change, reason, asked_by, asked_at, outcome, ended_by, ended_at)
select id, kind, subject, jsonb_build_object('version', version, 'terms', terms),
  reason, asked_by, asked_at, outcome, ended_by, ended_at
from (
  select 'payout_fee' as kind, wallet_kind || ' ' || currency as subject, id, version, terms,
    reason, asked_by, asked_at, outcome, ended_by, ended_at
  from payout_fee_request
  union all
  select 'payout_rule', currency, id, version, terms, reason, asked_by, asked_at, outcome,
    ended_by, ended_at
  from payout_rule_request
  union all
  select 'withdrawal_terms', currency, id, version, terms, reason, asked_by, asked_at, outcome,
    ended_by, ended_at
  from withdrawal_terms_request
) as requests;

drop table payout_fee_request, payout_rule_request, withdrawal_terms_request;

-- Counts the changes of a rule, as terms do.
alter table alert_rule add column version int not null default 0 check (version >= 0);

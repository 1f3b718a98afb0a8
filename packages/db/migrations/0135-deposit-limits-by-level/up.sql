-- Limits of deposits by the level of identity documents, which two operators change.
create table level_limit (
  currency text not null check (currency in ('PLAY', 'BDT')),
  level text not null check (level in ('0', '1')),
  -- In a day of Dhaka and a month of its calendar; null: no limit.
  day_maximum_minor bigint check (day_maximum_minor > 0),
  month_maximum_minor bigint check (month_maximum_minor > 0),
  -- Counts the changes.
  version int not null default 0 check (version >= 0),
  primary key (currency, level),
  check (month_maximum_minor >= day_maximum_minor)
);
insert into level_limit (currency, level)
select c, l from unnest(array['PLAY', 'BDT']) c, unnest(array['0', '1']) l;

alter table change_request drop constraint change_request_kind_check;
alter table change_request add constraint change_request_kind_check check (
  kind in ('debt', 'lottery_terms', 'lottery_blocks', 'payout_fee', 'payout_rule',
    'withdrawal_terms', 'setting', 'alert_rule', 'level_limit')
);

-- The days on which a member has any movement of a key, so that the transfers behind a line with
-- few of them are found by their members and days. Why: decision 0076.
alter table report_activity drop constraint report_activity_act_check;
alter table report_activity add constraint report_activity_act_check
  check (act in ('bet', 'deposit', 'move'));

-- Behind this number of the ledger every movement has its day; up to it, windows are read.
alter table report_place add column moves_from bigint not null default 0;
update report_place set moves_from = read_to;

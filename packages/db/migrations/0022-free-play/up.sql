-- Trial accounts roll dice too, with trial money.
alter table dice_roll drop constraint dice_roll_currency_check;
alter table dice_roll add constraint dice_roll_currency_check
  check (currency in ('PLAY', 'BDT', 'TRIAL'));

-- Trials that are not over yet, the oldest first; and who they are, for sums that leave them out.
create index member_trial_open on member (created_at) where type = 4 and closed_at is null;
create index member_trial on member (id) where type = 4;

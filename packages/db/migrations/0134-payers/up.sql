-- The numbers that gateways name as payers of credited deposits, so that payouts can go back to
-- them. Payments by hand have theirs in manual_deposit. Why: decision 0094.
create table deposit_payer (
  deposit_id uuid primary key references deposit,
  member_id uuid not null references member,
  -- Eleven digits: without the check digit of Rocket.
  number text not null check (number ~ '^01[3-9][0-9]{8}$')
);
create index deposit_payer_of_member on deposit_payer (member_id);

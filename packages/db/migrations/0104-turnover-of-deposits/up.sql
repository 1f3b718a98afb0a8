alter table deposit
  -- How much has to be bet for this deposit before money is paid out; null: no rule was on when it
  -- was credited.
  add column turnover_minor bigint check (turnover_minor > 0),
  -- What all settled bets of the member had come to when it was credited.
  add column played_before_minor bigint check (played_before_minor >= 0),
  add constraint deposit_turnover check (
    (turnover_minor is null) = (played_before_minor is null)
    and (turnover_minor is null or state = 'confirmed')
  );
create index deposit_with_turnover on deposit (member_id, currency, resolved_at desc, id desc)
  where turnover_minor is not null;

-- For the usual time until a payout arrives.
create index withdrawal_paid_by_gateway on withdrawal (gateway, currency, resolved_at)
  where state = 'paid';

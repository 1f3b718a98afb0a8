select 'terms that wait name no version: ' || id as problem
from change_request
where kind in ('payout_fee', 'payout_rule', 'withdrawal_terms')
  and (change ->> 'version' is null or change -> 'terms' is null)

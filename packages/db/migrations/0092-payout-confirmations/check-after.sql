select 'a paid withdrawal has no confirmation: ' || id as problem
from withdrawal w where state = 'paid'
  and not exists (select from payout_confirmation c where c.withdrawal_id = w.id);

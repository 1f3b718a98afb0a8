select 'a rule for payouts must begin switched off: ' || currency as problem
from payout_rule where version = 0 and terms ->> 'enabled' <> 'false';

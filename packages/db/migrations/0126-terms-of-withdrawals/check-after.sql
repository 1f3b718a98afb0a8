select 'a rule for payouts asks for a level: ' || currency as problem
from payout_rule where terms ->> 'levelAtLeast' is distinct from '0'
union all
select 'a request for a rule names no level: ' || id
from payout_rule_request where terms ->> 'levelAtLeast' is null
union all
select 'terms of withdrawals were changed before they could be: ' || currency
from withdrawal_terms where version <> 0

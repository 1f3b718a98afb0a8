select 'there are fees of ' || count(*) || ' kinds of wallets' as problem
from payout_fee having count(*) <> 8
union all
select 'a withdrawal from before has a fee: ' || id
from withdrawal where fee_minor <> 0

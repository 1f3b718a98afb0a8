select 'a channel of taka must not lead to the sandbox: ' || code as problem
from deposit_channel
where currency = 'BDT' and gateway = 'sandbox'
union all
select 'taka needs a channel of ' || wanted
from unnest(array['bkash', 'sslcommerz']) as wanted
where not exists (select from deposit_channel where currency = 'BDT' and gateway = wanted);

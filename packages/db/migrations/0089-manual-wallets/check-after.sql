select 'there is no manual channel of ' || wanted as problem
from unnest(array['bkash', 'nagad', 'rocket', 'upay']) as wanted
where not exists (select from deposit_channel where gateway = 'manual-' || wanted);

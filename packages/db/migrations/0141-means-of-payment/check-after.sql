select 'request ' || id || ' has no means of payment' as problem
from deposit_channel_request where not terms ? 'payBy'

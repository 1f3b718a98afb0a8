select 'request ' || id || ' has no levels' as problem
from deposit_channel_request where not terms ? 'levels'

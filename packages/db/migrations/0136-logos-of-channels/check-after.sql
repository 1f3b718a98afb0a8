select 'channel ' || code || ' has a logo before one was uploaded' as problem
from deposit_channel where logo_hash is not null
union all
select 'request ' || id || ' does not say whether the channel has a logo'
from deposit_channel_request where not terms ? 'logo'

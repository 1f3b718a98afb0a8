select 'a request of before asks for a channel that is off: ' || id as problem
from deposit_channel_request where not enabled

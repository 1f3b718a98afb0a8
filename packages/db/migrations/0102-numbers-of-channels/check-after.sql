select 'a request has no numbers: ' || id as problem
from deposit_channel_request where jsonb_typeof(terms -> 'numbers') is distinct from 'array';

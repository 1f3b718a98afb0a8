select 'there is no channel of bank transfers' as problem
where not exists (select from deposit_channel where gateway = 'manual-bank')
union all
select 'a request has no fee: ' || id
from deposit_channel_request where jsonb_typeof(terms -> 'fee') is distinct from 'object';

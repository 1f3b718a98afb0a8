select 'an address of before is not proved' as problem
from desk_mailbox where awaiting is not null
union all
select 'the address for alerts is still a setting' from setting where key = 'alertEmail'

select 'a channel was switched off by the migration: ' || code as problem
from deposit_channel where not enabled;

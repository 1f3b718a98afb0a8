select 'there are no terms for payouts in ' || wanted as problem
from unnest(array['PLAY', 'BDT']) as wanted
where not exists (select from withdrawal_terms where currency = wanted);

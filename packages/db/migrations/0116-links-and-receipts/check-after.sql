select 'a replaced receipt has no column' as problem
where not exists (
  select from pg_attribute
  where attrelid = 'manual_deposit'::regclass and attname = 'earlier_receipt_hash'
)
union all
select 'sessions cannot be found by their network'
where not exists (select from pg_class where relname = 'member_session_by_network')
union all
select 'the network of ' || given || ' is ' || coalesce(get_network(given), 'unknown')
from (values
  ('203.0.113.7', '203.0.113.0/24'),
  ('::ffff:203.0.113.7', '203.0.113.0/24'),
  ('2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'),
  ('unknown', null)
) as example (given, network)
where get_network(given) is distinct from network
union all
select 'the rule of ' || currency || ' names no score'
from payout_rule where jsonb_typeof(terms -> 'maximumScore') is distinct from 'number'

select 'an address of a push service may have two members' as problem
where not exists (
  select from pg_index
  where indexrelid = 'push_subscription_endpoint_hash_key'::regclass and indisunique
)

select 'every bet names its product' as problem
where exists (select from bet where product not in ('dice', 'lottery', 'vendor'));
select 'answers to vendors must be protected' as problem
where not exists (select from pg_trigger where tgname = 'wager_transaction_kept');
select 'a vendor has at most two good keys' as problem
where not exists (select from pg_indexes where indexname = 'vendor_key_active');

select 'vendor transfers cannot be found by their end' as problem
where not exists (select from pg_class where relname = 'vendor_transfer_ended')

select 'deliveries may be written twice' as problem
where not exists (
  select from pg_index where indrelid = 'report_delivery'::regclass and indisprimary
)

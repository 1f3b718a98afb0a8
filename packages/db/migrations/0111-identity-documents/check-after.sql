select 'a member may have several documents that wait' as problem
where not exists (
  select from pg_index where indexrelid = 'identity_document_waits_once'::regclass and indisunique
)

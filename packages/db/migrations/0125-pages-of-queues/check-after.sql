select 'an index of the queues is missing' as problem
where (
  select count(*) from pg_indexes
  where indexname in (
    'manual_deposit_waiting', 'manual_deposit_waiting_by_trx', 'manual_deposit_unrecorded',
    'statement_line_unmatched_by_trx', 'statement_line_unmatched_by_sender',
    'manual_claim_by_deposit'
  )
) <> 6

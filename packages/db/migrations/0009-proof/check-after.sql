-- Each row is a rule that does not hold after the migration.
select 'a table of the proof can be changed' as broken
where (
  select count(*) from pg_trigger
  where tgname in ('ledger_chain_append_only', 'audit_run_append_only', 'event_log_not_truncated')
    and tgenabled = 'O'
) <> 3
union all
select 'a partition has no index of the order'
where (select count(*) from pg_inherits where inhparent = 'ledger_transfer_order'::regclass)
  <> (select count(*) from pg_inherits where inhparent = 'ledger_transfer'::regclass)
union all
select 'months cannot be made by another than their owner'
where not (
  select prosecdef from pg_proc where oid = 'ledger_prepare_months(timestamptz, integer)'::regprocedure
)
union all
select 'withdrawals are stopped'
where exists (select from withdrawal_terms where not open);

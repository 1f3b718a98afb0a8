select 'what is the same for a whole batch must be taken once' as problem
where not exists (
  select from pg_proc
  where proname = 'ledger_write_batch' and prosrc like '%coalesce(t.phase, p_phases[1])%'
)

select 'the chain of the event log can be changed' as problem
where not exists (
  select from pg_trigger where tgname = 'event_log_chain_append_only' and tgenabled = 'O'
)

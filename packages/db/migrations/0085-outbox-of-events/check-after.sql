select 'there are ' || count(*) || ' readers of the outbox' as problem
from outbox_reader having count(*) <> 2
union all
select 'the reader ' || name || ' is ahead of the outbox'
from outbox_reader where read_to > (select last_value from outbox_event_seq)
union all
select 'the outbox must not be changed'
where not exists (
  select from pg_trigger where tgrelid = 'outbox_event'::regclass and tgname = 'outbox_event_stays'
)

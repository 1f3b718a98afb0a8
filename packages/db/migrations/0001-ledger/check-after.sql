-- Each row is a rule that does not hold after the migration.
select 'a table of the ledger can be changed' as broken
where exists (
  select from pg_class c
  where c.relname like 'ledger\_transfer%' and c.relkind in ('r', 'p')
    and not exists (
      select from pg_trigger t
      where t.tgrelid = c.oid and t.tgname = 'ledger_transfer_append_only' and t.tgenabled = 'O'
    )
) or (
  select count(*) from pg_trigger
  where tgname in ('ledger_account_kept', 'ledger_account_not_truncated') and tgenabled = 'O'
) <> 2
union all
select 'an index of a history does not begin with its account'
where (
  select count(*) from pg_index i
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
  where i.indrelid = 'ledger_transfer'::regclass
    and a.attname in ('debit_account_id', 'credit_account_id')
) <> 2
union all
select 'this month and the next have no partition of their own'
where to_regclass('ledger_transfer_' || to_char(now() at time zone 'UTC', 'YYYY_MM')) is null
  or to_regclass('ledger_transfer_'
    || to_char(now() at time zone 'UTC' + interval '1 month', 'YYYY_MM')) is null
union all
select 'the generated id is not a UUIDv7'
where uuid_v7()::text !~ '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$';

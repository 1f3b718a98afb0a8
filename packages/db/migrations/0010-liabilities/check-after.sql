select 'an epoch must follow the one before it' as problem
where not exists (
  select from pg_constraint
  where conrelid = 'liability_epoch'::regclass and contype = 'f' and array_length(conkey, 1) = 2
)
union all
select 'what was published must be kept'
where (
  select count(*) from pg_trigger
  where tgname in ('liability_epoch_append_only', 'liability_tree_append_only') and tgenabled = 'O'
) <> 2;

select 'a message may reach a member twice' as problem
where not exists (
  select from pg_index
  where indexrelid = 'member_notification_once'::regclass and indisunique
);

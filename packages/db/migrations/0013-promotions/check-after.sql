select 'a member must have one entry in a promotion' as problem
where not exists (
  select from pg_constraint
  where conrelid = 'promotion_entry'::regclass and contype = 'u'
    and conname = 'promotion_entry_member_id_promotion_id_key'
)
union all
select 'calls must be kept'
where not exists (
  select from pg_trigger where tgname = 'promotion_act_append_only' and tgenabled = 'O'
);

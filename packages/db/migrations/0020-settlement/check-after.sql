select 'tickets must be found member by member' as problem
where not exists (select from pg_indexes where indexname = 'lottery_ticket_by_issue_and_member')
union all
select 'a ticket must not look for other rows when it is written'
where exists (
  select from pg_constraint where conrelid = 'lottery_ticket'::regclass and contype = 'f'
)

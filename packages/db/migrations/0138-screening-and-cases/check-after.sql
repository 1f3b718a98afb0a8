select 'there was a case before any could be opened' as problem where exists (select from member_case)
union all
select 'there was a list before any could be imported' where exists (select from screening_entry)

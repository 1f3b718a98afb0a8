select 'the old notice lines must be gone' as problem
where to_regclass('notice_line') is not null
union all
select 'an announcement over a page must say which'
where exists (select from announcement where (type = 'H') <> (place is not null));

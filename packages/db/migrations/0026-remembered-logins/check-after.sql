select 'of the tokens of a browser one at most may be unspent' as problem
where not exists (
  select from pg_indexes
  where indexname = 'remembered_token_unspent' and indexdef like '%UNIQUE%'
)
union all
select 'nobody has a temporary password before one is given'
where exists (select from member where temporary_until is not null or must_change_password)

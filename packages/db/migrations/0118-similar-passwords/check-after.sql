select 'a member of before has a fingerprint: ' || id as problem
from member where password_fingerprint is not null
union all
select 'members cannot be found by the fingerprint'
where not exists (select from pg_class where relname = 'member_by_password_fingerprint')

select 'a level has a limit before operators set one: ' || currency || ' ' || level as problem
from level_limit where day_maximum_minor is not null or month_maximum_minor is not null
union all
select 'a level has no row' where (select count(*) from level_limit) <> 4

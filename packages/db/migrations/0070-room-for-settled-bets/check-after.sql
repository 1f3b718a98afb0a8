select 'bet has no room for the settled versions of its rows' as problem
from pg_class where oid = 'bet'::regclass and not coalesce(reloptions, '{}') @> array['fillfactor=45']

select 'no index of bets may name what a settlement changes, but one of ranges' as problem
from pg_index i
join pg_class c on c.oid = i.indexrelid
join pg_am m on m.oid = c.relam
where i.indrelid = 'bet'::regclass and m.amname <> 'brin'
  and pg_get_indexdef(i.indexrelid) ~ '\m(state|settled_at|payout_minor|returned_minor|detail)\M'
union all
select 'bets need room beside them'
from pg_class
where oid = 'bet'::regclass and not coalesce(reloptions @> array['fillfactor=50'], false)
union all
select 'a bet has lost its round'
where not exists (select from pg_indexes where indexname = 'bet_by_round')
  or not exists (select from pg_indexes where indexname = 'bet_by_end');

select 'rounds are folded from ' || folded_to || ' on' as problem
from game_return_place where folded_to > now() + interval '1 minute'
union all
select 'there are ' || count(*) || ' places of folding'
from game_return_place having count(*) <> 2

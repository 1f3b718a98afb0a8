select 'terms of ' || game_code || ' limit members' as problem
from lottery_terms where member_stake_max_minor is not null

select 'rounds are checked from ' || checked_to || ' on' as problem
from game_round_check where checked_to > now() + interval '1 minute'

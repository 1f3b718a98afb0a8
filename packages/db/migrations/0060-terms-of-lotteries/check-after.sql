select 'number ' || number || ' of ' || game_code || ' ends before it begins' as problem
from lottery_number_block where applies_until < applies_from

select 'timetable of ' || game_code || ' names no kind' as problem
from lottery_timetable where timetable ->> 'kind' is null

select 'issue ' || issue_number || ' of ' || game_code || ' is cancelled without a time' as problem
from lottery_issue where (state = 'cancelled') <> (cancelled_at is not null)

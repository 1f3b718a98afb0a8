select 'play ' || key || ' of ' || game_code || ' has the series ' || value as problem
from lottery_terms, jsonb_each_text(play_series)
where value !~ '^[0-9]{4}$' or value::integer not between 1000 and 1980
union all
select 'issue ' || issue_id || ' counts less than nothing on ' || play || ', block ' || block
from lottery_line_exposure where 0 > any (payouts_minor)

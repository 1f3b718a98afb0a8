-- A bet is settled on the page on which it was written, without a new entry in any index: why.md.

-- Room on each page for the settled version of each of its bets.
alter table bet set (fillfactor = 50);

-- An index that names the state or the time of the end takes a new entry for every settled bet, and
-- so do all others then. Only a BRIN index does not: a page that is known to hold such a time
-- already costs nothing.
drop index bet_recent_wins;
create index bet_by_end on bet using brin (settled_at) with (autosummarize = on);

drop index bet_running_by_round;
create index bet_by_round on bet (round_id) where round_id is not null;

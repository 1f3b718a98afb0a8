select 'bets must be readable newest first by member' as problem
where not exists (select from pg_indexes where indexname = 'bet_by_member');

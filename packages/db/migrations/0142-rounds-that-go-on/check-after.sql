select 'a round was void for a reason before there were reasons' as problem
where exists (select from shared_round where void_reason is not null)

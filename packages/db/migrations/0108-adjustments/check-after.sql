select 'an adjustment must take two operators' as problem
where not exists (select from pg_constraint where conname = 'wallet_adjustment_by_two')

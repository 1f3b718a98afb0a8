select 'a counter has no block' as problem
where exists (select from lottery_line_exposure where block = '')

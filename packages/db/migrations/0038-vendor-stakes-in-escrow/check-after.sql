select 'a stake at a vendor is not in escrow' as problem
where exists (select from bet where product = 'vendor' and state = 'running')

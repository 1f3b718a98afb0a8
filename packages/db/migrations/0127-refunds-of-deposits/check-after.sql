select 'a payment that differs may not take money from a wallet' as problem
where not exists (select from pg_constraint where conname = 'differing_payment_taken')
union all
select 'payment ' || id || ' differs and took money from a wallet' from differing_payment
where kind <> 'credited' and taken_transfer_id is not null

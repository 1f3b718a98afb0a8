select 'a deposit reference must be unique at its gateway' as problem
where not exists (
  select from pg_constraint where conname = 'deposit_gateway_gateway_reference_key'
)
union all
select 'a transaction id must be unique at its gateway'
where not exists (select from pg_constraint where conname = 'deposit_gateway_trx_id_key')
union all
select 'play money needs a channel in and terms out'
where not exists (select from deposit_channel where currency = 'PLAY' and open)
  or not exists (select from withdrawal_terms where currency = 'PLAY');

select 'the transfers of a code come to another sum than before' as problem
where exists (
  select from (
    select ledger_code_in_format_1(
      t.code, ledger_product_in_format_1(coalesce(d.owner, c.owner), t.cause_kind)
    ) as code, t.currency, count(*) as transfers, sum(t.amount_minor) as amount
    from ledger_transfer t
    left join ledger_account d on d.id = t.debit_account_id and d.kind = 'game_result'
    left join ledger_account c on c.id = t.credit_account_id and c.kind = 'game_result'
    group by 1, 2
  ) after
  full join code_before before using (code, currency)
  where (after.transfers, after.amount) is distinct from (before.transfers, before.amount)
)
union all
select 'the accounts of results come to another sum than before'
where exists (
  select from (
    select case
        when a.owner like 'vendor:%' then 'vendor_result'
        when a.owner = 'game:dice' then 'house_dice'
        else 'house_lottery'
      end as kind, a.currency, count(*) as accounts, coalesce(sum(e.amount), 0) as amount
    from ledger_account a
    left join (
      select debit_account_id as account_id, -amount_minor as amount from ledger_transfer
      union all
      select credit_account_id, amount_minor from ledger_transfer
    ) e on e.account_id = a.id
    where a.kind = 'game_result'
    group by 1, 2
  ) after
  full join account_before before using (kind, currency)
  where (after.accounts, after.amount) is distinct from (before.accounts, before.amount)
)
union all
select 'an old code or kind of account is left'
where exists (select from ledger_transfer where code ~ '^(dice|ticket|vendor)_')
  or exists (
    select from ledger_account where kind in ('house_dice', 'house_lottery', 'vendor_result')
  )
union all
select 'the ledger can be changed'
from pg_trigger
where tgrelid in ('ledger_transfer'::regclass, 'ledger_account'::regclass)
  and not tgisinternal and tgenabled <> 'O'

-- One list of codes for the bets of every product; the account says which product. See why.md.

create temporary table code_before on commit drop as
select code, currency, count(*) as transfers, sum(amount_minor) as amount
from ledger_transfer group by 1, 2;
create temporary table account_before on commit drop as
select a.kind, a.currency, count(*) as accounts, coalesce(sum(e.amount), 0) as amount
from ledger_account a
left join (
  select debit_account_id as account_id, -amount_minor as amount from ledger_transfer
  union all
  select credit_account_id, amount_minor from ledger_transfer
) e on e.account_id = a.id
where a.kind in ('house_dice', 'house_lottery', 'vendor_result')
group by 1, 2;

-- Accounts that hold the results of a product: one kind, and the product is their owner.
alter table ledger_account
  drop constraint ledger_account_owner_check,
  add constraint ledger_account_owner_check
    check (owner ~ '^(house|(member|gateway|vendor|game):.+)$');
alter table ledger_account disable trigger ledger_account_kept;
update ledger_account
set owner = case kind when 'house_dice' then 'game:dice' else 'game:lottery' end,
  kind = 'game_result'
where kind in ('house_dice', 'house_lottery');
update ledger_account set kind = 'game_result' where kind = 'vendor_result';
alter table ledger_account enable trigger ledger_account_kept;

-- Batches that were hashed before keep their hashes, which are over the old codes.
alter table ledger_chain add column format smallint not null default 1 check (format in (1, 2));
alter table ledger_chain alter column format set default 2;

create function ledger_code_in_format_1(p_code text, p_product text) returns text
language sql immutable parallel safe
as $$
  select coalesce(
    case p_product
      when 'dice' then case p_code
        when 'stake' then 'dice_stake'
        when 'payout' then 'dice_payout'
        when 'payout_reversed' then 'dice_payout_taken'
        when 'stake_refunded' then 'dice_stake_returned'
      end
      when 'lottery' then case p_code
        when 'stake' then 'ticket_stake'
        when 'settled' then 'ticket_settled'
        when 'payout' then 'ticket_payout'
        when 'payout_reversed' then 'ticket_payout_taken'
        when 'stake_refunded' then 'ticket_refund'
        when 'settled_stake_refunded' then 'ticket_stake_returned'
        when 'reopened' then 'ticket_reopened'
      end
      when 'vendor' then case p_code
        when 'stake' then 'vendor_stake'
        when 'settled' then 'vendor_settled'
        when 'payout' then 'vendor_payout'
        when 'payout_reversed' then 'vendor_payout_taken'
        when 'stake_refunded' then 'vendor_refund'
        when 'settled_stake_refunded' then 'vendor_stake_returned'
        when 'reopened' then 'vendor_reopened'
        when 'bonus' then 'vendor_bonus'
      end
    end,
    p_code
  )
$$;

-- The product of a transfer that a batch of format 1 holds: by the account of its results, else by
-- its cause. Later transfers ask the program, which knows products that this does not.
create function ledger_product_in_format_1(p_result_owner text, p_cause_kind text) returns text
language sql immutable parallel safe
as $$
  select case
    when p_result_owner like 'vendor:%' then 'vendor'
    when p_result_owner = 'game:dice' then 'dice'
    when p_result_owner = 'game:lottery' then 'lottery'
    when p_cause_kind = 'ticket' then 'lottery'
    when p_cause_kind = 'vendor_bet' then 'vendor'
    when p_cause_kind = 'dice_bet' then 'dice'
  end
$$;

alter table ledger_transfer disable trigger ledger_transfer_append_only;
update ledger_transfer t set code = c.code_after
from (
  values
    ('dice_stake', 'stake'), ('dice_payout', 'payout'), ('dice_payout_taken', 'payout_reversed'),
    ('dice_stake_returned', 'stake_refunded'),
    ('ticket_stake', 'stake'), ('ticket_settled', 'settled'), ('ticket_payout', 'payout'),
    ('ticket_refund', 'stake_refunded'), ('ticket_payout_taken', 'payout_reversed'),
    ('ticket_stake_returned', 'settled_stake_refunded'), ('ticket_reopened', 'reopened'),
    ('vendor_stake', 'stake'), ('vendor_settled', 'settled'), ('vendor_payout', 'payout'),
    ('vendor_refund', 'stake_refunded'), ('vendor_payout_taken', 'payout_reversed'),
    ('vendor_stake_returned', 'settled_stake_refunded'), ('vendor_reopened', 'reopened'),
    ('vendor_bonus', 'bonus')
) as c (code_before, code_after)
where t.code = c.code_before;
alter table ledger_transfer enable trigger ledger_transfer_append_only;

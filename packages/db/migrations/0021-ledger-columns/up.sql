-- Writes what the rules decided. Answers false, and then nothing is written, when another caller
-- has used one of the keys since they were read. Codes, currencies, kinds of causes and phases that
-- are the same for all are given once; pending ids and expiries that nobody has, not at all.
create or replace function ledger_write_batch(
  p_at timestamptz,
  p_ids uuid[], p_codes text[], p_debits uuid[], p_credits uuid[], p_amounts bigint[],
  p_currencies text[], p_cause_kinds text[], p_cause_ids text[], p_phases text[],
  p_pending_ids uuid[], p_expiries timestamptz[], p_debits_after bigint[],
  p_credits_after bigint[],
  p_changed uuid[], p_balances bigint[], p_helds bigint[]
) returns boolean
language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  insert into ledger_transfer (
    id, code, debit_account_id, credit_account_id, amount_minor, currency, cause_kind, cause_id,
    phase, pending_id, expires_at, debit_after_minor, credit_after_minor, created_at
  )
  select t.id, coalesce(t.code, p_codes[1]), t.debit, t.credit, t.amount,
    coalesce(t.currency, p_currencies[1]), coalesce(t.cause_kind, p_cause_kinds[1]), t.cause_id,
    coalesce(t.phase, p_phases[1]), t.pending_id, t.expiry, t.debit_after, t.credit_after, p_at
  from unnest(
    p_ids, p_codes, p_debits, p_credits, p_amounts, p_currencies, p_cause_kinds, p_cause_ids,
    p_phases, p_pending_ids, p_expiries, p_debits_after, p_credits_after
  ) as t (
    id, code, debit, credit, amount, currency, cause_kind, cause_id, phase, pending_id, expiry,
    debit_after, credit_after
  );

  update ledger_balance b set balance_minor = c.balance, held_minor = c.held
  from unnest(p_changed, p_balances, p_helds) as c (id, balance, held)
  where b.account_id = c.id;

  if 'pending' = any (p_phases) then
    insert into ledger_pending (id, debit_account_id, credit_account_id, amount_minor, expires_at)
    select t.id, t.debit, t.credit, t.amount, t.expiry
    from unnest(p_ids, p_debits, p_credits, p_amounts, p_phases, p_expiries)
      as t (id, debit, credit, amount, phase, expiry)
    where coalesce(t.phase, p_phases[1]) = 'pending';
  end if;
  if p_phases && array['post_pending', 'void_pending'] then
    update ledger_pending p set resolved_by = t.id
    from unnest(p_ids, p_pending_ids) as t (id, pending_id)
    where p.id = t.pending_id;
  end if;
  return true;
-- Leaves this block, and with it goes what was written in it.
exception when unique_violation then
  return false;
end
$$;

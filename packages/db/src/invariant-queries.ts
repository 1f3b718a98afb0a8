/**
 * The searches of the audit, one statement each: every row that one finds is something that
 * cannot come about by posting. Amounts are added as numeric, so that broken figures cannot
 * overflow.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Currency } from '@khelaghor/money/currency.ts';

/**
 * What is promised. `I1`: a currency adds up to zero. `I2`: a transfer's accounts exist and are
 * kept in its currency, and pending transfers and their ends fit. `I3`: a kept balance is the sum
 * of both sides of its transfers, its held part the sum of what is pending, and each running
 * balance follows from the one before. `I4`: no limited account is below zero, now or ever. `I7`:
 * nothing that players wait for is stuck. `I8`: the chain of hashes fits the transfers. `I10`: its
 * like fits the event log.
 */
export type Invariant = 'I1' | 'I2' | 'I3' | 'I4' | 'I7' | 'I8' | 'I10';

/** One thing that is wrong. */
export type Violation = {
  readonly invariant: Invariant;
  /** The account concerned, where there is one. */
  readonly accountId: string | null;
  readonly transferId: string | null;
  readonly currency: Currency | null;
  /** What was found, in words and figures. */
  readonly detail: string;
};

const UNBALANCED_CURRENCY = sql<Violation>`
  select 'I1' as invariant, null::uuid as account_id, null::uuid as transfer_id, a.currency,
    'all accounts add up to ' || sum(case when a.limited then b.balance_minor else e.total end)
      as detail
  from ledger_account a
  left join ledger_balance b on b.account_id = a.id
  left join (
    select account_id, sum(amount_minor) as total from ledger_entry group by account_id
  ) e on e.account_id = a.id and not a.limited
  group by a.currency
  having sum(case when a.limited then b.balance_minor else e.total end) <> 0`;

const ACCOUNT_OF_TRANSFER = sql<Violation>`
  select 'I2' as invariant, side.account_id, t.id as transfer_id, t.currency,
    case when a.id is null then 'the transfer names an account that does not exist'
      else 'the transfer is in ' || t.currency || ', its account is kept in ' || a.currency
    end as detail
  from ledger_transfer t
  cross join lateral (values (t.debit_account_id), (t.credit_account_id)) as side (account_id)
  left join ledger_account a on a.id = side.account_id
  where a.currency is distinct from t.currency
  limit 1000`;

const END_OF_PENDING = sql<Violation>`
  select 'I2' as invariant, ended.debit_account_id as account_id, ended.id as transfer_id,
    ended.currency,
    case
      when p.id is null then 'it ends a pending transfer that does not exist'
      when ended.phase = 'post_pending' and ended.amount_minor > p.amount_minor
        or ended.phase = 'void_pending' and ended.amount_minor <> p.amount_minor
        then 'it ends ' || ended.amount_minor || ' of a pending ' || p.amount_minor
      when ended.ends > 1 then 'the pending transfer ' || p.id || ' has ' || ended.ends || ' ends'
      else 'it ends a pending transfer between other accounts, in another currency, or a later one'
    end as detail
  from (
    select *, count(*) over (partition by pending_id) as ends
    from ledger_transfer where pending_id is not null
  ) ended
  left join ledger_transfer p on p.id = ended.pending_id and p.phase = 'pending'
  where p.id is null or ended.ends > 1 or ended.seq <= p.seq
    or (ended.debit_account_id, ended.credit_account_id, ended.currency)
      <> (p.debit_account_id, p.credit_account_id, p.currency)
    or ended.phase = 'post_pending' and ended.amount_minor > p.amount_minor
    or ended.phase = 'void_pending' and ended.amount_minor <> p.amount_minor
  limit 1000`;

const STATE_OF_PENDING = sql<Violation>`
  select 'I2' as invariant, coalesce(t.debit_account_id, p.debit_account_id) as account_id,
    id as transfer_id, t.currency,
    case
      when t.phase is null then 'a state is kept of a pending transfer that does not exist'
      when p.amount_minor is null then 'no state is kept of the pending transfer'
      when p.resolved_by is distinct from t.ended_by
        then 'the pending transfer was ended by ' || coalesce(t.ended_by::text, 'none')
          || ', its state says by ' || coalesce(p.resolved_by::text, 'none')
      else 'the state of the pending transfer names other accounts, amount or expiry'
    end as detail
  from (
    select t.*, e.id as ended_by from ledger_transfer t
    left join ledger_transfer e on e.pending_id = t.id and e.pending_id is not null
    where t.phase = 'pending'
  ) t
  full join ledger_pending p using (id)
  where (
      t.debit_account_id, t.credit_account_id, t.amount_minor, t.expires_at, t.ended_by
    ) is distinct from (
      p.debit_account_id, p.credit_account_id, p.amount_minor, p.expires_at, p.resolved_by
    )
  limit 1000`;

const WRONG_BALANCE = sql<Violation>`
  select 'I3' as invariant, a.id as account_id, null::uuid as transfer_id, a.currency,
    case when a.limited
      then 'the balance is ' || coalesce(b.balance_minor::text, 'missing')
        || ', its transfers add up to ' || coalesce(e.total, 0)
      else 'a balance is kept of an account without limit'
    end as detail
  from ledger_account a
  left join ledger_balance b on b.account_id = a.id
  left join (
    select account_id, sum(amount_minor) as total from ledger_entry group by account_id
  ) e on e.account_id = a.id
  where a.limited and b.balance_minor is distinct from coalesce(e.total, 0)
    or not a.limited and b.account_id is not null
  limit 1000`;

const BALANCE_IN_OTHER_CURRENCY = sql<Violation>`
  select 'I2' as invariant, b.account_id, null::uuid as transfer_id, a.currency,
    'the balance is kept in ' || b.currency as detail
  from ledger_balance b join ledger_account a on a.id = b.account_id
  where b.currency <> a.currency
  limit 1000`;

const WRONG_HELD = sql<Violation>`
  select 'I3' as invariant, a.id as account_id, null::uuid as transfer_id, a.currency,
    b.held_minor || ' is held, but ' || coalesce(p.total, 0) || ' is pending' as detail
  from ledger_account a
  join ledger_balance b on b.account_id = a.id
  left join (
    select t.debit_account_id, sum(t.amount_minor) as total from ledger_transfer t
    where t.phase = 'pending' and not exists (
      select from ledger_transfer e where e.pending_id = t.id and e.pending_id is not null
    )
    group by t.debit_account_id
  ) p on p.debit_account_id = a.id
  where b.held_minor <> coalesce(p.total, 0)
  limit 1000`;

/**
 * Each line is compared with the one before it, so that one broken line is named and not all that
 * come after it. What was kept of a side that has no running balance is a find too.
 */
const WRONG_RUNNING_BALANCE = sql<Violation>`
  with line as (
    select a.limited, a.currency, e.account_id, e.transfer_id, e.id as seq,
      e.balance_after_minor as kept,
      coalesce(lag(e.balance_after_minor::numeric) over account, 0) + e.amount_minor as follows
    from ledger_entry e join ledger_account a on a.id = e.account_id
    where a.limited or e.balance_after_minor is not null
    window account as (partition by e.account_id order by e.id)
  ), wrong as (
    select * from line
    where not limited or kept is distinct from follows or kept < 0 or follows < 0
    limit 1000
  )
  select 'I3' as invariant, account_id, transfer_id, currency,
    'the balance after entry ' || seq || ' is written as ' || coalesce(kept::text, 'nothing')
      || case when limited then ', but ' || coalesce(follows::text, 'nothing')
        || ' follows from the entry before' else ', though none is kept of this account' end
      as detail
  from wrong where not limited or kept is distinct from follows
  union all
  select 'I4', account_id, transfer_id, currency,
    'the balance is ' || least(kept, follows) || ' after entry ' || seq
  from wrong where limited and (kept < 0 or follows < 0)`;

const UNMOVED_RUNNING_BALANCE = sql<Violation>`
  select 'I3' as invariant, debit_account_id as account_id, id as transfer_id, currency,
    'it moves nothing, but names a balance after it' as detail
  from ledger_transfer
  where phase in ('pending', 'void_pending')
    and (debit_after_minor is not null or credit_after_minor is not null)
  limit 1000`;

const NEGATIVE_BALANCE = sql<Violation>`
  select 'I4' as invariant, b.account_id, null::uuid as transfer_id, a.currency,
    'the balance is ' || b.balance_minor || ', and ' || b.held_minor || ' of it is held' as detail
  from ledger_balance b left join ledger_account a on a.id = b.account_id
  where b.balance_minor < 0 or b.held_minor < 0 or b.held_minor > b.balance_minor
  limit 1000`;

/** All of them, in the order of the invariants. */
export const INVARIANT_QUERIES: readonly RawBuilder<Violation>[] = [
  UNBALANCED_CURRENCY,
  ACCOUNT_OF_TRANSFER,
  END_OF_PENDING,
  STATE_OF_PENDING,
  BALANCE_IN_OTHER_CURRENCY,
  WRONG_BALANCE,
  WRONG_HELD,
  WRONG_RUNNING_BALANCE,
  UNMOVED_RUNNING_BALANCE,
  NEGATIVE_BALANCE,
];

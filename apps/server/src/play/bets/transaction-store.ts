import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { toPlainArray, toQuotedArray } from '@khelaghor/db/array-literal.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import type { WagerOrder } from './wager-order.ts';

export type TransactionKind = WagerOrder['kind'] | 'tombstone';

/** The first answer to an order, as it is stored for repeats. */
const storedAnswer = z.object({
  refusal: z.enum(['balance_too_low']).nullable(),
  balance: z.string(),
});
type StoredAnswer = z.infer<typeof storedAnswer>;

export type KnownTransaction = {
  transactionId: string;
  kind: TransactionKind;
  memberId: string;
  betId: string | null;
  roundId: string | null;
  amount: Minor;
  payout: Minor;
  /** The currency of its amounts and balance; null without any. */
  currency: Currency | null;
  bodyHash: string;
  answer: StoredAnswer;
  /** The order that rolled it back. */
  rolledBackBy: string | null;
};

/** Hashes the parts of an order that a repeat must have in common with it. */
const computeOrderHash = (order: WagerOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([order.kind, order.memberId, order.body]))
    .digest('base64url');

export const isSameOrder = (known: KnownTransaction, order: WagerOrder): boolean =>
  known.bodyHash === computeOrderHash(order);

const getAmount = (order: WagerOrder): bigint =>
  'stake' in order ? order.stake : 'amount' in order ? order.amount : 0n;

const getPayout = (order: WagerOrder): bigint => {
  if ('payout' in order) return order.payout;
  return order.kind === 'win' || order.kind === 'bonus_win' ? order.amount : 0n;
};

/** A transaction by its source's own id. */
export type TransactionId = { source: string; transactionId: string };

/** Returns the key of a transaction, unique over all sources. */
export const getTransactionKey = ({ source, transactionId }: TransactionId): string =>
  `${source} ${transactionId}`;

/**
 * Inserts the transactions of orders, and returns the keys of those that it inserted. The others
 * exist already, by id or by request id. Waits for a concurrent insert of the same id.
 */
export async function insertTransactions(
  ctx: Context,
  tx: Tx,
  orders: readonly WagerOrder[],
): Promise<Set<string>> {
  const { rows } = await sql<TransactionId>`
    /* prepared: claim_wagers */
    insert into wager_transaction (
      source, transaction_id, request_id, kind, member_id, reference_id, amount_minor,
      payout_minor, body_hash, created_at
    )
    select o.*, ${ctx.clock.now()}::timestamptz
    from unnest(
      ${toQuotedArray(orders.map(({ source }) => source))}::text[],
      ${toQuotedArray(orders.map(({ transactionId }) => transactionId))}::text[],
      ${orders.map(({ requestId }) => requestId)}::text[],
      ${toPlainArray(orders.map(({ kind }) => kind))}::text[],
      ${toPlainArray(orders.map(({ memberId }) => memberId))}::uuid[],
      ${orders.map((order) => ('reference' in order ? order.reference : null))}::text[],
      ${toPlainArray(orders.map(getAmount))}::bigint[],
      ${toPlainArray(orders.map(getPayout))}::bigint[],
      ${toPlainArray(orders.map(computeOrderHash))}::text[]
    ) as o (
      source, transaction_id, request_id, kind, member_id, reference_id, amount, payout, body_hash
    )
    order by o.source, o.transaction_id
    on conflict do nothing
    returning source, transaction_id`.execute(tx);
  return new Set(rows.map(getTransactionKey));
}

/** Deletes the transactions of orders whose refusal may be different the next time. */
export async function deleteTransactions(tx: Tx, orders: readonly WagerOrder[]): Promise<void> {
  if (orders.length === 0) return;
  await sql`
    /* prepared: unclaim_wagers */
    delete from wager_transaction t
    using unnest(
      ${toQuotedArray(orders.map(({ source }) => source))}::text[],
      ${toQuotedArray(orders.map(({ transactionId }) => transactionId))}::text[]
    ) as o (source, transaction_id)
    where t.source = o.source and t.transaction_id = o.transaction_id`.execute(tx);
}

export type AnsweredOrder = {
  order: WagerOrder;
  currency: Currency;
  betId: string | null;
  roundId: string | null;
  answer: StoredAnswer;
};

/** Stores the answers for repeats. */
export async function storeAnswers(tx: Tx, answered: readonly AnsweredOrder[]): Promise<void> {
  if (answered.length === 0) return;
  await sql`
    /* prepared: keep_wager_answers */
    update wager_transaction t set currency = k.currency, bet_id = k.bet_id, round_id = k.round_id,
      answer = k.answer::jsonb
    from unnest(
      ${toQuotedArray(answered.map(({ order }) => order.source))}::text[],
      ${toQuotedArray(answered.map(({ order }) => order.transactionId))}::text[],
      ${toPlainArray(answered.map(({ currency }) => currency))}::text[],
      ${toPlainArray(answered.map(({ betId }) => betId))}::uuid[],
      ${toPlainArray(answered.map(({ roundId }) => roundId))}::uuid[],
      ${toQuotedArray(answered.map(({ answer }) => JSON.stringify(answer)))}::text[]
    ) as k (source, transaction_id, currency, bet_id, round_id, answer)
    where t.source = k.source and t.transaction_id = k.transaction_id`.execute(tx);
}

type TransactionRow = Omit<KnownTransaction, 'kind' | 'amount' | 'payout' | 'answer'> & {
  source: string;
  kind: string;
  amountMinor: bigint;
  payoutMinor: bigint;
  answer: unknown;
};

/** Locks answered transactions, and returns them by their keys. */
export async function lockTransactions(
  tx: Tx,
  ids: readonly TransactionId[],
): Promise<Map<string, KnownTransaction>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<TransactionRow>`
    /* prepared: find_wagers */
    select t.source, t.transaction_id, t.kind, t.member_id, t.bet_id, t.round_id, t.currency,
      t.amount_minor, t.payout_minor, t.body_hash, t.answer, t.rolled_back_by
    from unnest(
      ${toQuotedArray(ids.map(({ source }) => source))}::text[],
      ${toQuotedArray(ids.map(({ transactionId }) => transactionId))}::text[]
    ) as p (source, transaction_id)
    join wager_transaction t on t.source = p.source and t.transaction_id = p.transaction_id
    order by t.source, t.transaction_id
    for update of t`.execute(tx);
  return new Map(
    rows.map(({ amountMinor, payoutMinor, kind, answer, source, ...rest }) => [
      getTransactionKey({ source, transactionId: rest.transactionId }),
      {
        ...rest,
        // A check of the table allows only these.
        kind: kind as TransactionKind,
        amount: minor(amountMinor),
        payout: minor(payoutMinor),
        answer: storedAnswer.parse(answer),
      },
    ]),
  );
}

/** Whether each transaction has been answered, or rolled back before it came. */
export async function areKnownTransactions(
  db: Database,
  ids: readonly TransactionId[],
): Promise<boolean[]> {
  const { rows } = await sql<TransactionId>`
    /* prepared: known_wagers */
    select t.source, t.transaction_id
    from unnest(
      ${toQuotedArray(ids.map(({ source }) => source))}::text[],
      ${toQuotedArray(ids.map(({ transactionId }) => transactionId))}::text[]
    ) as p (source, transaction_id)
    join wager_transaction t on t.source = p.source and t.transaction_id = p.transaction_id
  `.execute(db);
  const known = new Set(rows.map(getTransactionKey));
  return ids.map((id) => known.has(getTransactionKey(id)));
}

/**
 * Inserts tombstones for the transactions that rollbacks refer to, so that these move nothing when
 * they come. Those that have come meanwhile stay.
 */
export async function insertTombstones(
  ctx: Context,
  tx: Tx,
  orders: readonly WagerOrder[],
): Promise<void> {
  const rollbacks = orders.filter((order) => order.kind === 'rollback');
  const answer = JSON.stringify({ refusal: null, balance: '0' } satisfies StoredAnswer);
  await sql`
    /* prepared: bury_wagers */
    insert into wager_transaction (
      source, transaction_id, kind, member_id, amount_minor, payout_minor, body_hash, answer,
      rolled_back_by, created_at
    )
    select o.source, o.reference_id, 'tombstone', o.member_id, 0, 0, '', ${answer}::jsonb,
      o.transaction_id, ${ctx.clock.now()}::timestamptz
    from unnest(
      ${toQuotedArray(rollbacks.map(({ source }) => source))}::text[],
      ${toQuotedArray(rollbacks.map(({ reference }) => reference))}::text[],
      ${toPlainArray(rollbacks.map(({ memberId }) => memberId))}::uuid[],
      ${toQuotedArray(rollbacks.map(({ transactionId }) => transactionId))}::text[]
    ) as o (source, reference_id, member_id, transaction_id)
    order by o.source, o.reference_id
    on conflict (source, transaction_id) do nothing`.execute(tx);
}

/** Locks the transactions of a round's running bets, which a refund rolls back. */
export async function lockTransactionsOfRound(
  tx: Tx,
  { source, memberId, round, gameCode }: Extract<WagerOrder, { kind: 'refund_round' }>,
): Promise<void> {
  await sql`
    select from wager_transaction t
    where t.member_id = ${memberId} and t.source = ${source} and t.bet_id in (
      select b.id from bet b join round r on r.id = b.round_id
      where r.member_id = ${memberId} and r.source = ${source} and r.ref = ${round}
        and r.game_code = ${gameCode} and b.state = 'running'
    )
    order by t.source, t.transaction_id for update of t`.execute(tx);
}

/**
 * Marks the transactions of bets as rolled back by a refund of their round. Refunds are rare, so
 * all transactions of the member are searched.
 */
export async function markRefunded(
  tx: Tx,
  { source, memberId, transactionId }: WagerOrder,
  betIds: readonly string[],
): Promise<void> {
  if (betIds.length === 0) return;
  await tx
    .updateTable('wagerTransaction')
    .set({ rolledBackBy: transactionId })
    .where('memberId', '=', memberId)
    .where('source', '=', source)
    .where('betId', 'in', betIds)
    .where('kind', 'in', ['bet', 'bet_and_settle'])
    .where('rolledBackBy', 'is', null)
    .execute();
}

/** Marks the transactions that orders refer to as rolled back by these orders. */
export async function markRolledBack(
  tx: Tx,
  orders: readonly { source: string; transactionId: string; reference: string }[],
): Promise<void> {
  if (orders.length === 0) return;
  await sql`
    /* prepared: mark_undone_wagers */
    update wager_transaction t set rolled_back_by = o.transaction_id
    from unnest(
      ${toQuotedArray(orders.map(({ source }) => source))}::text[],
      ${toQuotedArray(orders.map(({ reference }) => reference))}::text[],
      ${toQuotedArray(orders.map(({ transactionId }) => transactionId))}::text[]
    ) as o (source, reference_id, transaction_id)
    where t.source = o.source and t.transaction_id = o.reference_id`.execute(tx);
}

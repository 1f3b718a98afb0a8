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

/** The stored form of an answer. */
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
  /** The currency of its amounts and its balance; null when it never named money. */
  currency: Currency | null;
  bodyHash: string;
  answer: StoredAnswer;
  rolledBackBy: string | null;
};

/** Hashes what an order asks for. */
const orderHash = (order: WagerOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([order.kind, order.memberId, order.body]))
    .digest('base64url');

export const asksTheSame = (known: KnownTransaction, order: WagerOrder): boolean =>
  known.bodyHash === orderHash(order);

const getAmount = (order: WagerOrder): bigint =>
  'stake' in order ? order.stake : 'amount' in order ? order.amount : 0n;

const getPayout = (order: WagerOrder): bigint => {
  if ('payout' in order) return order.payout;
  return order.kind === 'win' || order.kind === 'bonus_win' ? order.amount : 0n;
};

/** Returns the key of a transaction, unique over all sources. */
export const transactionKey = (place: { source: string; transactionId: string }): string =>
  `${place.source} ${place.transactionId}`;

type Place = { source: string; transactionId: string };

const placesIn = (rows: readonly Place[]): Set<string> => new Set(rows.map(transactionKey));

/**
 * Inserts transactions so that no other call works on them, and returns those that it inserted. The
 * others exist already, by id or by request id. Waits for a concurrent insert of the same id.
 */
export async function claim(
  ctx: Context,
  tx: Tx,
  orders: readonly WagerOrder[],
): Promise<Set<string>> {
  const { rows } = await sql<Place>`
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
      ${toPlainArray(orders.map(orderHash))}::text[]
    ) as o (
      source, transaction_id, request_id, kind, member_id, reference_id, amount, payout, body_hash
    )
    order by o.source, o.transaction_id
    on conflict do nothing
    returning source, transaction_id`.execute(tx);
  return placesIn(rows);
}

/** Deletes the rows of orders whose refusal may be different the next time. */
export async function releaseTransaction(tx: Tx, orders: readonly WagerOrder[]): Promise<void> {
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

export type KeptAnswer = {
  order: WagerOrder;
  currency: Currency;
  betId: string | null;
  roundId: string | null;
  answer: StoredAnswer;
};

/** Stores the answers that every repeat will get. */
export async function keepAnswers(tx: Tx, kept: readonly KeptAnswer[]): Promise<void> {
  if (kept.length === 0) return;
  await sql`
    /* prepared: keep_wager_answers */
    update wager_transaction t set currency = k.currency, bet_id = k.bet_id, round_id = k.round_id,
      answer = k.answer::jsonb
    from unnest(
      ${toQuotedArray(kept.map(({ order }) => order.source))}::text[],
      ${toQuotedArray(kept.map(({ order }) => order.transactionId))}::text[],
      ${toPlainArray(kept.map(({ currency }) => currency))}::text[],
      ${toPlainArray(kept.map(({ betId }) => betId))}::uuid[],
      ${toPlainArray(kept.map(({ roundId }) => roundId))}::uuid[],
      ${toQuotedArray(kept.map(({ answer }) => JSON.stringify(answer)))}::text[]
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

/** Returns the answered transactions by their keys, locked until the transaction ends. */
export async function findTransactions(
  tx: Tx,
  places: readonly Place[],
): Promise<Map<string, KnownTransaction>> {
  if (places.length === 0) return new Map();
  const { rows } = await sql<TransactionRow>`
    /* prepared: find_wagers */
    select t.source, t.transaction_id, t.kind, t.member_id, t.bet_id, t.round_id, t.currency,
      t.amount_minor, t.payout_minor, t.body_hash, t.answer, t.rolled_back_by
    from unnest(
      ${toQuotedArray(places.map(({ source }) => source))}::text[],
      ${toQuotedArray(places.map(({ transactionId }) => transactionId))}::text[]
    ) as p (source, transaction_id)
    join wager_transaction t on t.source = p.source and t.transaction_id = p.transaction_id
    order by t.source, t.transaction_id
    for update of t`.execute(tx);
  return new Map(
    rows.map(({ amountMinor, payoutMinor, kind, answer, source, ...rest }) => [
      transactionKey({ source, transactionId: rest.transactionId }),
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

/** Whether each transaction was answered or rolled back before it came. */
export async function areKnownTransactions(
  db: Database,
  places: readonly Place[],
): Promise<boolean[]> {
  const { rows } = await sql<Place>`
    /* prepared: known_wagers */
    select t.source, t.transaction_id
    from unnest(
      ${toQuotedArray(places.map(({ source }) => source))}::text[],
      ${toQuotedArray(places.map(({ transactionId }) => transactionId))}::text[]
    ) as p (source, transaction_id)
    join wager_transaction t on t.source = p.source and t.transaction_id = p.transaction_id
  `.execute(db);
  const known = placesIn(rows);
  return places.map((place) => known.has(transactionKey(place)));
}

/**
 * Inserts tombstones for transactions that have not come, so that they move nothing when they come.
 * Returns those that it inserted; the others have come meanwhile.
 */
export async function insertTombstones(
  ctx: Context,
  tx: Tx,
  orders: readonly WagerOrder[],
): Promise<Set<string>> {
  const back = orders.filter((order) => order.kind === 'rollback');
  const answer = JSON.stringify({ refusal: null, balance: '0' } satisfies StoredAnswer);
  const { rows } = await sql<Place>`
    /* prepared: bury_wagers */
    insert into wager_transaction (
      source, transaction_id, kind, member_id, amount_minor, payout_minor, body_hash, answer,
      rolled_back_by, created_at
    )
    select o.source, o.reference_id, 'tombstone', o.member_id, 0, 0, '', ${answer}::jsonb,
      o.transaction_id, ${ctx.clock.now()}::timestamptz
    from unnest(
      ${toQuotedArray(back.map(({ source }) => source))}::text[],
      ${toQuotedArray(back.map(({ reference }) => reference))}::text[],
      ${toPlainArray(back.map(({ memberId }) => memberId))}::uuid[],
      ${toQuotedArray(back.map(({ transactionId }) => transactionId))}::text[]
    ) as o (source, reference_id, member_id, transaction_id)
    order by o.source, o.reference_id
    on conflict (source, transaction_id) do nothing
    returning source, transaction_id`.execute(tx);
  return placesIn(rows);
}

/** Locks the transactions of a round's running bets, which an order is about to roll back. */
export async function lockTransactionsIn(
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
 * Marks bets as rolled back by an order that names their round. Such orders are rare, so the bets'
 * transactions are searched among all of their member.
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

/** Marks the transactions that orders name as rolled back, each with the order's id. */
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

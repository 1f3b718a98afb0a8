import { sql } from 'kysely';
import type { ConfirmationState } from '@khelaghor/contract/money/withdrawals.ts';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** The question whether a payout arrived, as it is stored. */
export type StoredConfirmation = {
  readonly withdrawalId: string;
  readonly state: ConfirmationState;
  readonly closesAt: Date;
  readonly disputableUntil: Date;
  readonly receivedMinor: bigint | null;
  /** Whether the member sent pictures. */
  readonly hasProof: boolean;
  readonly reason: string | null;
};

const columns = [
  'withdrawalId',
  'state',
  'closesAt',
  'disputableUntil',
  'receivedMinor',
  'reason',
] as const;

type Row = Omit<StoredConfirmation, 'state'> & { readonly state: string };

// A check of the table keeps the state within the type.
const stored = (row: Row): StoredConfirmation => ({
  ...row,
  state: row.state as ConfirmationState,
});

/** Returns the questions about withdrawals, by their ids. */
export async function readConfirmations(
  db: Database,
  withdrawalIds: readonly string[],
): Promise<Map<string, StoredConfirmation>> {
  if (withdrawalIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payoutConfirmation')
    .select(columns)
    .select(
      sql<boolean>`exists (select from payout_confirmation_picture p
        where p.withdrawal_id = payout_confirmation.withdrawal_id)`.as('hasProof'),
    )
    .where('withdrawalId', 'in', [...withdrawalIds])
    .execute();
  return new Map(rows.map((row) => [row.withdrawalId, stored(row)]));
}

export async function insertConfirmation(
  tx: Tx,
  question: { withdrawalId: string; askedAt: Date; closesAt: Date; disputableUntil: Date },
): Promise<void> {
  await tx
    .insertInto('payoutConfirmation')
    .values({ ...question, state: 'asked' })
    .execute();
}

/** Changes the question about a locked withdrawal. */
export async function updateConfirmation(
  tx: Tx,
  withdrawalId: string,
  changes: {
    state: ConfirmationState;
    receivedMinor?: bigint;
    answeredAt?: Date;
    reason?: string;
    decidedBy?: string;
    decidedAt?: Date;
  },
): Promise<void> {
  await tx
    .updateTable('payoutConfirmation')
    .set(changes)
    .where('withdrawalId', '=', withdrawalId)
    .execute();
}

/** Puts pictures in the place of those that a member sent before. */
export async function replacePictures(
  tx: Tx,
  withdrawalId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('payoutConfirmationPicture')
    .where('withdrawalId', '=', withdrawalId)
    .execute();
  await tx
    .insertInto('payoutConfirmationPicture')
    .values(hashes.map((hash, index) => ({ withdrawalId, place: index + 1, hash })))
    .execute();
}

/** Returns the payouts whose questions time has closed, the oldest first. */
export async function listOverdue(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payoutConfirmation')
    .select('withdrawalId')
    .where('state', '=', 'asked')
    .where('closesAt', '<=', now)
    .orderBy('closesAt')
    .limit(limit)
    .execute();
  return rows.map(({ withdrawalId }) => withdrawalId);
}

/** A disputed payout with what operators need to know. */
export type DisputeRow = {
  readonly withdrawalId: string;
  readonly account: string;
  /** The part that was sent, without the fee. */
  readonly amountMinor: bigint;
  readonly currency: CashCurrency;
  readonly walletKind: WalletKind;
  readonly walletNumber: string;
  readonly gateway: string;
  readonly trxId: string | null;
  readonly sentAt: Date;
  readonly answeredAt: Date;
  readonly receivedMinor: bigint;
};

/** Returns the disputed payouts, the longest waiting first. */
export async function listDisputed(db: Database, limit: number): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    select c.withdrawal_id, m.username as account, w.amount_minor - w.fee_minor as amount_minor,
      w.currency, w.wallet_kind,
      w.wallet_number, w.gateway, w.provider_transaction_id as trx_id, c.asked_at as sent_at,
      c.answered_at, c.received_minor
    from payout_confirmation c
    join withdrawal w on w.id = c.withdrawal_id
    join member m on m.id = w.member_id
    where c.state = 'disputed'
    order by c.answered_at, c.withdrawal_id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Returns the members' pictures by their withdrawals, in their order. */
export async function readPictures(
  db: Database,
  withdrawalIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredProof[]>> {
  if (withdrawalIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payoutConfirmationPicture as p')
    .innerJoin('media as m', 'm.hash', 'p.hash')
    .select(['p.withdrawalId', 'm.hash', 'm.width'])
    .where('p.withdrawalId', 'in', [...withdrawalIds])
    .orderBy('p.place')
    .execute();
  return Map.groupBy(rows, ({ withdrawalId }) => withdrawalId);
}

const selectRequests = (db: Database) =>
  db
    .selectFrom('payoutRepeatRequest as r')
    .innerJoin('operator as a', 'a.id', 'r.askedBy')
    .selectAll('r')
    .select('a.username as askedByName');

/** Returns the requests that wait, with the names of the operators who made them. */
export const listWaitingRepeats = (db: Database, withdrawalIds: readonly string[]) =>
  withdrawalIds.length === 0
    ? Promise.resolve([])
    : selectRequests(db)
        .where('r.withdrawalId', 'in', [...withdrawalIds])
        .where('r.outcome', 'is', null)
        .execute();

/** Locks a request; undefined when there is none with this id. */
export const lockRepeat = (tx: Tx, id: string) =>
  tx
    .selectFrom('payoutRepeatRequest')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Inserts a request; false when another one waits for the payout. */
export const insertRepeat = (
  tx: Tx,
  request: {
    id: string;
    withdrawalId: string;
    amountMinor: bigint;
    reason: string;
    askedBy: string;
    askedAt: Date;
  },
): Promise<boolean> =>
  tx
    .insertInto('payoutRepeatRequest')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);

export async function endRepeat(
  tx: Tx,
  id: string,
  end: { outcome: 'done' | 'withdrawn'; endedBy: string; endedAt: Date },
): Promise<void> {
  await tx.updateTable('payoutRepeatRequest').set(end).where('id', '=', id).execute();
}

/** Ends the request that waits for a payout, if there is one: its reason is gone. */
export async function voidRepeat(tx: Tx, withdrawalId: string, endedAt: Date): Promise<void> {
  await tx
    .updateTable('payoutRepeatRequest')
    .set({ outcome: 'void', endedAt })
    .where('withdrawalId', '=', withdrawalId)
    .where('outcome', 'is', null)
    .execute();
}

/** Whether a request to pay by hand waits for a payout. */
export async function hasWaitingRepeat(tx: Tx, withdrawalId: string): Promise<boolean> {
  return (await listWaitingRepeats(tx, [withdrawalId])).length > 0;
}

/** Records a payment by hand; false when its transaction paid another withdrawal. */
export const insertPayment = (
  tx: Tx,
  payment: {
    provider: WalletKind;
    trxId: string;
    withdrawalId: string;
    paidBy: string;
    paidAt: Date;
    proofHash: string | null;
  },
): Promise<boolean> =>
  tx
    .insertInto('payoutByHand')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);

/** A picture that proves a payment, or what of it arrived. */
export type StoredProof = { readonly hash: string; readonly width: number };

/** Returns the pictures of payments by hand by their withdrawals, the oldest first. */
export async function readProofs(
  db: Database,
  withdrawalIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredProof[]>> {
  if (withdrawalIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payoutByHand as p')
    .innerJoin('media as m', 'm.hash', 'p.proofHash')
    .select(['p.withdrawalId', 'm.hash', 'm.width'])
    .where('p.withdrawalId', 'in', [...withdrawalIds])
    .orderBy('p.paidAt')
    .execute();
  return Map.groupBy(rows, ({ withdrawalId }) => withdrawalId);
}

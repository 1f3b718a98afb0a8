import { sql } from 'kysely';
import type { ManualDeposit, ManualState } from '@khelaghor/contract/money/manual-deposits.ts';
import type { ManualProvider } from '@khelaghor/contract/money/manual-providers.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { waitingStates } from './manual-state.ts';

const selectManual = (db: Database) => db.selectFrom('manualDeposit').selectAll('manualDeposit');

type Row = Awaited<ReturnType<ReturnType<typeof selectManual>['executeTakeFirstOrThrow']>>;

/** The details of a deposit that its member sends to a number of the house. */
export type StoredManual = Omit<Row, 'provider' | 'walletType' | 'state'> & {
  readonly provider: ManualProvider;
  readonly walletType: ManualDeposit['walletType'];
  readonly state: ManualState;
};

// Checks of the table keep these columns within the types.
const stored = <R extends Row>(row: R) => ({
  ...row,
  provider: row.provider as ManualProvider,
  walletType: row.walletType as StoredManual['walletType'],
  state: row.state as ManualState,
});

export async function insertManual(
  tx: Tx,
  row: Pick<
    StoredManual,
    | 'depositId'
    | 'provider'
    | 'walletNumber'
    | 'walletLabel'
    | 'walletType'
    | 'reference'
    | 'orderedMinor'
  >,
): Promise<void> {
  await tx
    .insertInto('manualDeposit')
    .values({ ...row, state: 'open' })
    .execute();
}

export async function findManual(db: Database, depositId: string): Promise<StoredManual | null> {
  const row = await selectManual(db).where('depositId', '=', depositId).executeTakeFirst();
  return row ? stored(row) : null;
}

export async function listManual(db: Database, ids: readonly string[]): Promise<StoredManual[]> {
  return (await selectManual(db).where('depositId', 'in', ids).execute()).map(stored);
}

/** What an operator, or a line that they imported, says of a claim. */
export type JudgedReceipt = {
  readonly depositId: string;
  readonly state: ManualState;
  readonly received: bigint;
  readonly operatorId: string;
};

/** Writes what arrived for claims, and who credited them; their deposits must be locked. */
export async function writeReceipts(
  tx: Tx,
  now: Date,
  receipts: readonly JudgedReceipt[],
): Promise<void> {
  await sql`
    update manual_deposit m
    set state = given.state, received_minor = given.received, received_by = given.operator_id,
      decided_by = case when given.state = 'credited' then given.operator_id end,
      decided_at = case when given.state = 'credited' then ${now}::timestamptz end
    from unnest(
      ${receipts.map(({ depositId }) => depositId)}::uuid[],
      ${receipts.map(({ state }) => state)}::text[],
      ${receipts.map(({ received }) => String(received))}::bigint[],
      ${receipts.map(({ operatorId }) => operatorId)}::uuid[]
    ) as given (deposit_id, state, received, operator_id)
    where m.deposit_id = given.deposit_id`.execute(tx);
}

/** Writes a part of a claim; its deposit must be locked. */
export async function updateManual(
  tx: Tx,
  depositId: string,
  part: Partial<Omit<StoredManual, 'depositId'>>,
): Promise<void> {
  await tx.updateTable('manualDeposit').set(part).where('depositId', '=', depositId).execute();
}

/** Claims a transaction for a deposit; false when it is claimed by another one. */
export async function insertClaim(
  tx: Tx,
  { provider, trxId, depositId }: { provider: string; trxId: string; depositId: string },
): Promise<boolean> {
  const isNew = await tx
    .insertInto('manualClaim')
    .values({ provider, trxId, depositId })
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);
  return isNew || (await findClaimant(tx, { provider, trxId })) === depositId;
}

/** A transaction of a provider. */
export type TrxName = { readonly provider: string; readonly trxId: string | null };

/** Locks the claims of transactions and returns their deposits, in the order of the names. */
export async function findClaimants(tx: Tx, names: readonly TrxName[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ provider: string; trxId: string; depositId: string }>`
    select c.provider, c.trx_id, c.deposit_id
    from manual_claim c
    join unnest(
      ${names.map(({ provider }) => provider)}::text[], ${names.map(({ trxId }) => trxId)}::text[]
    ) as wanted (provider, trx_id) using (provider, trx_id)
    order by c.provider, c.trx_id
    for update of c`.execute(tx);
  const getKey = ({ provider, trxId }: TrxName): string => `${provider} ${trxId}`;
  const found = new Map(rows.map((row) => [getKey(row), row.depositId]));
  return names.map((name) => found.get(getKey(name)) ?? null);
}

/** Locks the claim of one transaction and returns its deposit. */
export async function findClaimant(tx: Tx, name: TrxName): Promise<string | null> {
  const [depositId] = await findClaimants(tx, [name]);
  return depositId ?? null;
}

/** Gives a transaction that was not credited to another deposit. */
export async function moveClaim(
  tx: Tx,
  { provider, trxId, depositId }: { provider: string; trxId: string; depositId: string },
): Promise<void> {
  await tx
    .updateTable('manualClaim')
    .set({ depositId })
    .where('provider', '=', provider)
    .where('trxId', '=', trxId)
    .execute();
}

/** Gives up a deposit's claim of a transaction, which another deposit may claim then. */
export async function releaseClaim(
  tx: Tx,
  { provider, trxId, depositId }: { provider: string; trxId: string; depositId: string },
): Promise<void> {
  await tx
    .deleteFrom('manualClaim')
    .where('provider', '=', provider)
    .where('trxId', '=', trxId)
    .where('depositId', '=', depositId)
    .execute();
}

/** Whether a transaction was credited to a deposit. */
export const isTrxCredited = (db: Database, gateway: string, trxId: string): Promise<boolean> =>
  db
    .selectFrom('deposit')
    .select('id')
    .where('gateway', '=', gateway)
    .where('providerTransactionId', '=', trxId)
    .$call(hasRow);

/** Returns those of the deposits whose claims wait for an operator, the longest waiting first. */
export async function listWaiting(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectManual(db)
    .innerJoin('deposit as d', 'd.id', 'manualDeposit.depositId')
    .innerJoin('member as m', 'm.id', 'd.memberId')
    .leftJoin('operator as o', 'o.id', 'manualDeposit.receivedBy')
    .leftJoin('deposit as c', (join) =>
      join
        .onRef('c.gateway', '=', 'd.gateway')
        .onRef('c.providerTransactionId', '=', 'manualDeposit.trxId'),
    )
    .leftJoin('statementLine as l', (join) =>
      join
        .onRef('l.provider', '=', 'manualDeposit.provider')
        .onRef('l.trxId', '=', 'manualDeposit.trxId'),
    )
    .select([
      'd.channel',
      'm.username as account',
      'o.username as receivedByName',
      'c.id as creditedId',
    ])
    .leftJoin('media as r', 'r.hash', 'manualDeposit.receiptHash')
    .leftJoin('media as e', 'e.hash', 'manualDeposit.earlierReceiptHash')
    .select(['r.width as receiptWidth', 'e.width as earlierReceiptWidth'])
    .select(['l.amountMinor as lineMinor', 'l.sender as lineSender', 'l.sentAt as lineSentAt'])
    .select(sql<Date>`manual_deposit.claimed_at`.as('claimedAt'))
    .where('manualDeposit.depositId', 'in', ids)
    .where('manualDeposit.state', 'in', [...waitingStates])
    .orderBy('claimedAt')
    .orderBy('depositId')
    .execute();
  return rows.map((row) => ({ ...stored(row), claimedAt: row.claimedAt }));
}

/** Ids of deposits whose time is over without a claim, the oldest first. */
export async function listUnclaimed(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('deposit')
    .innerJoin('manualDeposit as d', 'd.depositId', 'deposit.id')
    .select('deposit.id')
    .where('deposit.state', '=', 'requested')
    .where('expiresAt', '<=', now)
    .where('d.state', '=', 'open')
    .orderBy('expiresAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type * as contract from '@khelaghor/contract/money/differing-payments.ts';
import type {
  DeskDeposit,
  DeskDepositPage,
  DifferingAct,
  DifferingPayment,
} from '@khelaghor/contract/money/differing-payments.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { findByTypedUsername } from '../../account/members/index.ts';
import type { Context, Database } from '../../lib/context.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import type { CursorPlace } from '../../lib/db/keyset-cursor.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { toOperatorRequest } from '../../lib/operator-request.ts';
import { getRefundGateway } from '../gateways/index.ts';
import { depositClaim } from './deposit-claims.ts';
import { listDiffering } from './differing-store.ts';
import type { ListedDiffering, StoredDiffering } from './differing-store.ts';
import { getProvider } from './manual-state.ts';
import type { StoredDeposit } from './store.ts';

type Row = {
  readonly id: string;
  readonly memberId: string;
  readonly username: string;
  readonly channel: string;
  readonly gateway: string;
  readonly amountMinor: bigint;
  readonly currency: CashCurrency;
  readonly state: DeskDeposit['state'];
  readonly claim: DeskDeposit['claim'];
  readonly reference: string | null;
  readonly trxId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly resolvedAt: Date | null;
};

type Filter = {
  readonly state?: ParsedQuery<typeof contract.listDeskDeposits>['state'];
  readonly channel?: string | undefined;
  readonly memberId?: string;
  readonly id?: string;
};

/** Selects deposits of all members, newest first, behind a place in the list. */
async function selectDeposits(
  db: Database,
  { state, channel, memberId, id }: Filter,
  { before, limit }: { readonly before: CursorPlace | null; readonly limit: number },
): Promise<Row[]> {
  const conditions = [
    sql`true`,
    ...(id === undefined ? [] : [sql`d.id = ${id}`]),
    ...(memberId === undefined ? [] : [sql`d.member_id = ${memberId}`]),
    ...(channel === undefined ? [] : [sql`d.channel = ${channel}`]),
    ...(state === undefined || state === 'differing' ? [] : [sql`d.state = ${state}`]),
    ...(state === 'differing'
      ? [
          sql`d.id in (select deposit_id from differing_payment
            where state in ('waiting', 'refunding'))`,
        ]
      : []),
    ...(before ? [sql`(d.created_at, d.id) < (${before.at}, ${before.id}::uuid)`] : []),
  ];
  const { rows } = await sql<Row>`
    select d.id, d.member_id, m.username, d.channel, d.gateway, d.amount_minor, d.currency, d.state,
      ${depositClaim} as claim, coalesce(d.provider_transaction_id, d.gateway_reference)
      as reference, d.provider_transaction_id as trx_id, d.created_at, d.expires_at, d.resolved_at
    from deposit d join member m on m.id = d.member_id
    where ${sql.join(conditions, sql` and `)}
    order by d.created_at desc, d.id desc limit ${limit}`.execute(db);
  return rows;
}

const toValue = (row: Row): DeskDeposit => ({
  id: row.id,
  memberId: row.memberId,
  account: row.username,
  channel: row.channel,
  amount: String(row.amountMinor),
  currency: row.currency,
  state: row.state,
  claim: row.claim,
  reference: row.reference,
  requestedAt: row.createdAt.toISOString(),
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
});

/** Returns a page of all deposits. */
export async function readDeskDeposits(
  ctx: Context,
  query: ParsedQuery<typeof contract.listDeskDeposits>,
): Promise<Result<ValueOf<typeof contract.listDeskDeposits>, 'malformed'>> {
  const before = readCursor(query.cursor);
  if (before === undefined) return refuse('malformed');
  const { state, channel, account, limit } = query;
  const member = account === undefined ? null : await findByTypedUsername(ctx.db, account);
  if (account !== undefined && !member) return ok({ items: [], nextCursor: null });
  const filter = { state, channel, ...(member && { memberId: member.id }) };
  const rows = await selectDeposits(ctx.db, filter, { before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return ok({
    items: page.map(toValue),
    nextCursor: rows.length > limit ? makeCursor(page.at(-1)) : null,
  });
}

/**
 * The acts that can be requested for a payment. Where an order to refund had no answer, the money
 * may be gone: it is never credited then.
 */
export function listActs(
  ctx: Context,
  { kind, state, gateway, refundDoubtful, takenTransferId }: StoredDiffering,
): DifferingAct[] {
  const isByHand = getProvider(gateway) !== null;
  // A refund by hand that cannot be sent is closed: its money goes back to the wallet.
  if (state === 'refunding' && isByHand) return ['reject'];
  if (state !== 'waiting') return [];
  const refunds: DifferingAct[] = isByHand || getRefundGateway(ctx, gateway) ? ['refund'] : [];
  if (kind === 'credited') return takenTransferId === null ? refunds : [...refunds, 'reject'];
  return [...(refundDoubtful ? [] : (['credit'] as const)), ...refunds, 'reject'];
}

/** Whether a deposit can be given back: it was credited, and there is a way to send it. */
export const canRefund = (
  ctx: Context,
  {
    state,
    gateway,
    providerTransactionId,
  }: Pick<StoredDeposit, 'state' | 'gateway' | 'providerTransactionId'>,
): boolean =>
  state === 'confirmed' &&
  providerTransactionId !== null &&
  (getProvider(gateway) !== null || getRefundGateway(ctx, gateway) !== null);

const toPaymentValue = (
  ctx: Context,
  row: ListedDiffering,
  caller: OperatorCaller,
): DifferingPayment => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  ordered: String(row.orderedMinor),
  received: String(row.receivedMinor),
  currency: row.currency as CashCurrency,
  trxId: row.trxId,
  payer: row.payer,
  foundAt: row.foundAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  acts: row.request ? [] : listActs(ctx, row),
  creditedDepositId: row.creditedDepositId,
  refundReference: row.refundReference,
  refundFailure: row.refundFailure,
  isSentByHand: row.state === 'refunding' && getProvider(row.gateway) !== null,
  waiting: row.request && { ...toOperatorRequest(row.request, caller), act: row.request.act },
});

/** Returns one deposit, and the payments to decide about, as one operator sees them. */
export async function readDeskDeposit(
  ctx: Context,
  id: string,
  caller: OperatorCaller,
): Promise<Result<DeskDepositPage, 'payment_unknown'>> {
  const [row] = await selectDeposits(ctx.db, { id }, { before: null, limit: 1 });
  if (!row) return refuse('payment_unknown');
  const payments = await listDiffering(ctx.db, id);
  return ok({
    ...toValue(row),
    gateway: row.gateway,
    expiresAt: row.expiresAt.toISOString(),
    canRefund:
      canRefund(ctx, { ...row, providerTransactionId: row.trxId }) &&
      payments.every(({ kind, state }) => kind !== 'credited' || state === 'rejected'),
    payments: payments.map((payment) => toPaymentValue(ctx, payment, caller)),
  });
}

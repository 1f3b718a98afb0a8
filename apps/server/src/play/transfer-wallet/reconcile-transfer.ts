import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { vendorAccount } from '@khelaghor/ledger/account.ts';
import { buildVendorTransferEnd } from '@khelaghor/ledger/postings/vendor-transfer.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { notifyBalance } from '../../lib/notify.ts';
import { scheduleReconcile, staleAfterMs } from '../../money/reconcile/index.ts';
import type { GatewayAnswer, NextAction } from '../../money/reconcile/index.ts';
import { findWalletIn } from '../../money/wallet/index.ts';
import { findVendor } from '../vendors/index.ts';
import { createVendorGateway } from './vendor-gateway.ts';
import type { VendorGateway } from './vendor-gateway.ts';
import { transferAction } from './rules.ts';
import { changeTransfer, findTransfer, lockTransfer } from './store.ts';
import type { WalletTransfer } from './store.ts';

/** Schedules the next query about a transfer. */
export const scheduleTransferQuery = (
  ctx: Context,
  tx: Tx,
  { id, reconcileAttempts: attempts }: Pick<WalletTransfer, 'id' | 'reconcileAttempts'>,
): Promise<void> =>
  scheduleReconcile(ctx, tx, {
    task: 'reconcile-vendor-transfer',
    id,
    payload: { transferId: id },
    attempts,
  });

async function findGateway(ctx: Context, vendorCode: string): Promise<VendorGateway> {
  const vendor = await findVendor(ctx.db, vendorCode);
  if (!vendor) throw new Error(`there is no vendor ${vendorCode}`);
  return createVendorGateway(ctx, vendor);
}

const toOrder = ({ id, memberId, amount, currency }: WalletTransfer) => ({
  transferId: id,
  memberId,
  amount,
  currency,
});

/** Submits a held transfer to the vendor, and acts on the answer. */
export async function submitTransfer(ctx: Context, transferId: string): Promise<void> {
  const transfer = await findTransfer(ctx.db, transferId);
  if (transfer?.state !== 'pending') return;
  const gateway = await findGateway(ctx, transfer.vendorCode);
  const order = toOrder(transfer);
  const answer =
    transfer.direction === 'to_vendor'
      ? await gateway.deposit(order)
      : await gateway.withdraw(order);
  const { status } = answer;
  const refusal = status === 'failed' ? answer.reason : null;
  const action = await applyAnswer(ctx, transferId, { to: 'order', status }, refusal);
  if (action.do === 'query') await reconcileTransfer(ctx, transferId);
}

/** Queries the vendor about a transfer, and acts on the answer. Safe to repeat and to run twice. */
export async function reconcileTransfer(ctx: Context, transferId: string): Promise<void> {
  const transfer = await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockTransfer(tx, transferId);
    if (locked.state !== 'pending') return null;
    const reconcileAttempts = locked.reconcileAttempts + 1;
    await scheduleTransferQuery(ctx, tx, { id: transferId, reconcileAttempts });
    return changeTransfer(tx, transferId, { reconcileAttempts });
  });
  if (transfer === null) return;
  const gateway = await findGateway(ctx, transfer.vendorCode);
  const status = await gateway.getStatus({ ...toOrder(transfer), firstSentAt: transfer.createdAt });
  const action = await applyAnswer(ctx, transferId, { to: 'query', status }, transfer.refusal);
  if (action.do === 'submit') await submitTransfer(ctx, transferId);
}

/** Decides the next action by the state of the locked row, and writes it in one transaction. */
function applyAnswer(
  ctx: Context,
  id: string,
  answer: GatewayAnswer,
  refusal: string | null,
): Promise<NextAction> {
  return ctx.db.transaction().execute(async (tx) => {
    const transfer = await lockTransfer(tx, id);
    const now = ctx.clock.now();
    const isStale = now.getTime() - transfer.sentAt.getTime() >= staleAfterMs;
    const wasRefused = refusal !== null;
    const action = transferAction(transfer.state, answer, { wasRefused, isStale });
    if (action.do === 'end')
      await endTransfer(ctx, tx, transfer, action.outcome === 'completed' ? 'done' : 'refused');
    else if (action.do === 'query') await changeTransfer(tx, id, { refusal });
    else if (action.do === 'submit') await changeTransfer(tx, id, { sentAt: now });
    return action;
  });
}

async function endTransfer(
  ctx: Context,
  tx: Tx,
  transfer: WalletTransfer,
  state: 'done' | 'refused',
): Promise<void> {
  const { id, memberId, vendorCode, direction, amount, currency } = transfer;
  const name = vendorAccount(vendorCode, 'merchant_wallet', currency);
  const posted = await post(
    tx,
    buildVendorTransferEnd({
      transferId: transfer.endTransferId,
      pendingId: transfer.pendingTransferId,
      walletTransferId: id,
      direction,
      wallet: (await findWalletIn(tx, memberId, currency)).walletId,
      merchantWallet: await openAccount(tx, name),
      amount,
      currency,
      done: state === 'done',
    }),
  );
  if (!posted.ok) throw new Error(`the ledger refused the end of move ${id}: ${posted.refusal}`);
  await changeTransfer(tx, id, { state, resolvedAt: ctx.clock.now() });
  await logEvent(ctx, tx, {
    kind: `wallet_transfer.${state}`,
    actor: `vendor:${vendorCode}`,
    subject: `wallet_transfer:${id}`,
    detail: { direction, amount: String(amount), currency, refusal: transfer.refusal },
  });
  await notifyBalance(tx, memberId);
}

import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { vendorAccount } from '@khelaghor/ledger/account.ts';
import { walletTransferEnded } from '@khelaghor/ledger/vendor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { notifyBalance } from '../../lib/notify.ts';
import { walletIn } from '../../money/wallet/index.ts';
import { httpTransferGateway } from './http-transfer-gateway.ts';
import type { VendorTransferGateway } from './transfer-gateway.ts';
import { askAgainAfterMs, quietAfterMs, transferMove } from './transfer-state.ts';
import type { Heard, TransferMove } from './transfer-state.ts';
import { changeTransfer, findTransfer, lockTransfer } from './transfer-store.ts';
import type { WalletTransfer } from './transfer-store.ts';
import { findVendor } from './store.ts';

/** Has the move asked about later, even if this process dies now. */
export async function askLater(
  ctx: Context,
  tx: Tx,
  transfer: Pick<WalletTransfer, 'id' | 'asked'>,
): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + askAgainAfterMs(transfer.asked));
  const jobKey = `query-wallet-transfer:${transfer.id}`;
  await addJob(tx, 'query-wallet-transfer', { transferId: transfer.id }, { runAt, jobKey });
}

async function gatewayOf(ctx: Context, vendorCode: string): Promise<VendorTransferGateway> {
  const vendor = await findVendor(ctx.db, vendorCode);
  if (!vendor) throw new Error(`there is no vendor ${vendorCode}`);
  return httpTransferGateway(ctx, vendor);
}

const orderOf = ({ id, memberId, amount, currency }: WalletTransfer) => ({
  transferId: id,
  memberId,
  amount,
  currency,
});

/** Gives the vendor the order of a move that is held, and does what follows from the answer. */
export async function giveOrder(ctx: Context, transferId: string): Promise<void> {
  const transfer = await findTransfer(ctx.db, transferId);
  if (transfer?.state !== 'pending') return;
  const gateway = await gatewayOf(ctx, transfer.vendorCode);
  const order = orderOf(transfer);
  const answer =
    transfer.direction === 'to_vendor'
      ? await gateway.deposit(order)
      : await gateway.withdraw(order);
  const refusal = answer.said === 'refused' ? answer.reason : null;
  const move = await conclude(ctx, transferId, { to: 'order', answer: answer.said }, refusal);
  if (move.do === 'ask') await followTransfer(ctx, transferId);
}

/**
 * Asks the vendor what became of a move, and does what follows. Safe to repeat, and to run twice at
 * once.
 */
export async function followTransfer(ctx: Context, transferId: string): Promise<void> {
  const transfer = await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockTransfer(tx, transferId);
    if (locked.state !== 'pending') return null;
    const asked = locked.asked + 1;
    await askLater(ctx, tx, { id: transferId, asked });
    return changeTransfer(tx, transferId, { asked });
  });
  if (transfer === null) return;
  const gateway = await gatewayOf(ctx, transfer.vendorCode);
  const { said } = await gateway.statusOf({ ...orderOf(transfer), givenAt: transfer.createdAt });
  const heard: Heard = { to: 'question', answer: said };
  const move = await conclude(ctx, transferId, heard, transfer.refusal);
  if (move.do === 'order_again') await giveOrder(ctx, transferId);
}

/** Writes what follows, in one transaction, by the state that the locked row then has. */
function conclude(
  ctx: Context,
  id: string,
  heard: Heard,
  refusal: string | null,
): Promise<TransferMove> {
  return ctx.db.transaction().execute(async (tx) => {
    const transfer = await lockTransfer(tx, id);
    const now = ctx.clock.now();
    const quiet = now.getTime() - transfer.sentAt.getTime() >= quietAfterMs;
    const move = transferMove(transfer.state, heard, { wasRefused: refusal !== null, quiet });
    if (move.do === 'become') await end(ctx, tx, transfer, move.state);
    else if (move.do === 'ask') await changeTransfer(tx, id, { refusal });
    else if (move.do === 'order_again') await changeTransfer(tx, id, { sentAt: now });
    return move;
  });
}

async function end(
  ctx: Context,
  tx: Tx,
  transfer: WalletTransfer,
  state: 'done' | 'refused',
): Promise<void> {
  const { id, memberId, vendorCode, direction, amount, currency } = transfer;
  const name = vendorAccount(vendorCode, 'merchant_wallet', currency);
  const posted = await post(
    tx,
    walletTransferEnded({
      transferId: transfer.endTransferId,
      pendingId: transfer.pendingTransferId,
      walletTransferId: id,
      direction,
      wallet: (await walletIn(tx, memberId, currency)).walletId,
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

import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { gatewayAccount } from '@khelaghor/ledger/account.ts';
import { buildDepositRefund } from '@khelaghor/ledger/postings/deposit.ts';
import { formatMinor, minor } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { notifyBalance } from '../../lib/notify.ts';
import { sendToInboxes } from '../../site/messaging/index.ts';
import { findWalletIn } from '../wallet/index.ts';
import { tellDeposits } from './credit-deposit.ts';
import { updateDiffering } from './differing-store.ts';
import type { Locked } from './locked-payment.ts';

/**
 * Takes a credited deposit out of its member's wallet, or puts it back when it was not sent. False:
 * the wallet holds less than that, and nothing is posted.
 */
export async function postRefund(
  ctx: Context,
  tx: Tx,
  { deposit, payment }: Locked,
  direction: 'taken' | 'returned',
): Promise<boolean> {
  const { id: depositId, memberId, currency, gateway } = deposit;
  const transferId = ctx.random.id();
  const { walletId } = await findWalletIn(tx, memberId, currency);
  const posted = await post(tx, [
    buildDepositRefund({
      transferId,
      depositId,
      direction,
      clearing: await openAccount(tx, gatewayAccount(gateway, currency)),
      wallet: walletId,
      amount: minor(payment.receivedMinor),
      currency,
    }),
  ]);
  if (!posted.ok) {
    if (direction === 'taken' && posted.refusal === 'balance_too_low') return false;
    throw new Error(`the ledger refused the refund of ${depositId}: ${posted.refusal}`);
  }
  await updateDiffering(
    tx,
    payment.id,
    direction === 'taken'
      ? { takenTransferId: transferId }
      : { state: 'rejected', returnedTransferId: transferId, endedAt: ctx.clock.now() },
  );
  await notifyBalance(tx, memberId);
  return true;
}

/** Tells a member that a payment was given back. */
export async function tellRefund(
  ctx: Context,
  tx: Tx,
  { deposit, payment }: Locked,
): Promise<void> {
  const { id: paymentId, memberId, currency } = deposit;
  const amount = formatMinor(minor(payment.receivedMinor));
  const params = { amount, currency, paymentId };
  const template = payment.kind === 'credited' ? 'deposit_given_back' : 'deposit_refunded';
  await sendToInboxes(ctx, tx, template, [{ memberId, params }]);
  await tellDeposits(ctx, tx, [], [deposit]);
}

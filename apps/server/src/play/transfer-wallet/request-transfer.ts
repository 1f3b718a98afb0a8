import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import type {
  walletTransfer,
  WalletTransferValue,
} from '@khelaghor/contract/play/transfer-wallet.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { vendorAccount } from '@khelaghor/ledger/account.ts';
import { buildVendorTransferHold } from '@khelaghor/ledger/postings/vendor-transfer.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { notifyBalance } from '../../lib/notify.ts';
import { checkCanStartSession } from '../../account/responsible-gaming/index.ts';
import { readCashWallet } from '../../money/wallet/index.ts';
import { findVendor } from '../vendors/index.ts';
import { scheduleTransferQuery, submitTransfer } from './reconcile-transfer.ts';
import { findTransfer, insertTransfer, toTransferValue } from './store.ts';

type Body = ParsedBody<typeof walletTransfer>;
type Refusal = (typeof walletTransfer)['refusals'][number];

/** Rolls back what a transaction wrote before its refusal. */
class TransferRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Inserts a transfer and holds its amount; false when the key is known. */
async function holdTransfer(ctx: Context, tx: Tx, memberId: string, body: Body): Promise<boolean> {
  const { walletId: wallet, currency } = await readCashWallet(tx, memberId);
  const amount = minor(BigInt(body.amount));
  const { key: id, vendor: vendorCode, direction } = body;
  // Not the caller's key: its time could name a month without a partition.
  const pendingTransferId = ctx.random.id();
  const isNew = await insertTransfer(tx, {
    id,
    memberId,
    vendorCode,
    direction,
    amount,
    currency,
    pendingTransferId,
    endTransferId: ctx.random.id(),
    createdAt: ctx.clock.now(),
  });
  if (!isNew) return false;
  const name = vendorAccount(vendorCode, 'merchant_wallet', currency);
  const merchantWallet = await openAccount(tx, name);
  const held = buildVendorTransferHold({
    transferId: pendingTransferId,
    walletTransferId: id,
    direction,
    wallet,
    merchantWallet,
    amount,
    currency,
  });
  const posted = await post(tx, held);
  if (!posted.ok) {
    if (posted.refusal === 'balance_too_low') throw new TransferRefused('balance_too_low');
    if (posted.refusal === 'amount_too_large') throw new TransferRefused('amount_malformed');
    throw new Error(`the ledger refused to hold a move: ${posted.refusal}`);
  }
  await scheduleTransferQuery(ctx, tx, { id, reconcileAttempts: 0 });
  await notifyBalance(tx, memberId);
  return true;
}

/**
 * Moves money between a member's wallet here and at a vendor. The vendor is called after the hold
 * is committed, so that after a crash the job finds the transfer to query. A repeat of the key with
 * the same body returns the present state, and moves nothing.
 */
export async function requestTransfer(
  ctx: Context,
  { memberId, play }: MemberCaller,
  body: Body,
): Promise<Result<WalletTransferValue, Refusal>> {
  const answerStored = async (): Promise<Result<WalletTransferValue, Refusal>> => {
    const stored = await findTransfer(ctx.db, body.key);
    const same =
      stored?.memberId === memberId &&
      stored.vendorCode === body.vendor &&
      stored.direction === body.direction &&
      stored.amount === BigInt(body.amount);
    return same ? ok(toTransferValue(stored)) : refuse('key_reused');
  };
  if (await findTransfer(ctx.db, body.key)) return answerStored();
  const vendor = await findVendor(ctx.db, body.vendor);
  if (vendor?.walletMode !== 'transfer') return refuse('vendor_unknown');
  if (!vendor.open && body.direction === 'to_vendor') return refuse('vendor_closed');
  const barred = body.direction === 'to_vendor' && checkCanStartSession(play, ctx.clock.now());
  if (barred) return barred;
  try {
    const isNew = await ctx.db.transaction().execute((tx) => holdTransfer(ctx, tx, memberId, body));
    if (!isNew) return await answerStored();
  } catch (error) {
    if (error instanceof TransferRefused) return refuse(error.refusal);
    throw error;
  }
  await submitTransfer(ctx, body.key);
  return answerStored();
}

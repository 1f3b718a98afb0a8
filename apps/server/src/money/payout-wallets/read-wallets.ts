import type { ManagedWallet, PayoutWallets } from '@khelaghor/contract/money/payout-wallets.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { findMemberOfSession } from '../../account/members/index.ts';
import { getRequiredProof } from '../../account/payment-password/index.ts';
import { holdWallet, readWalletsEver } from './store.ts';
import type { StoredWallet } from './store.ts';

/** Returns the number with all but its first and last three digits hidden. */
export function maskWalletNumber(walletNumber: string): string {
  const hidden = '•'.repeat(Math.max(0, walletNumber.length - 6));
  return `${walletNumber.slice(0, 3)}${hidden}${walletNumber.slice(-3)}`;
}

const heldText = ({ heldUntil }: StoredWallet, now: Date): string | null =>
  heldUntil > now ? heldUntil.toISOString() : null;

/** Returns a member's wallets as the member sees them, newest first. */
export async function readWallets(ctx: Context, memberId: string): Promise<PayoutWallets> {
  const now = ctx.clock.now();
  const ever = await readWalletsEver(ctx.db, memberId);
  return {
    wallets: ever
      .filter(({ removedAt }) => removedAt === null)
      .map((wallet) => ({
        id: wallet.id,
        kind: wallet.kind,
        numberMasked: maskWalletNumber(wallet.number),
        addedAt: wallet.addedAt.toISOString(),
        heldUntil: heldText(wallet, now),
      })),
    holdsNext: ever.length > 0,
    asks: await getRequiredProof(ctx, await findMemberOfSession(ctx.db, memberId)),
  };
}

/** The same for operators: full numbers, and removed wallets too. */
export async function listWalletsForOperator(
  ctx: Context,
  memberId: string,
): Promise<ManagedWallet[]> {
  const now = ctx.clock.now();
  return (await readWalletsEver(ctx.db, memberId)).map((wallet) => ({
    id: wallet.id,
    kind: wallet.kind,
    number: wallet.number,
    addedAt: wallet.addedAt.toISOString(),
    heldUntil: heldText(wallet, now),
    removedAt: wallet.removedAt?.toISOString() ?? null,
  }));
}

/** Locks and returns the wallet that a payout goes to, or refuses. */
export async function findReadyWallet(
  ctx: Context,
  db: Database,
  memberId: string,
  walletId: string,
): Promise<Result<StoredWallet, 'payout_wallet_unknown' | 'payout_wallet_held'>> {
  const wallet = await holdWallet(db, memberId, walletId);
  if (!wallet) return refuse('payout_wallet_unknown');
  return wallet.heldUntil > ctx.clock.now() ? refuse('payout_wallet_held') : ok(wallet);
}

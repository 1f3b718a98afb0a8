import { lockBalances, post } from '@khelaghor/db/ledger-store.ts';
import { buildWagerTransfers } from '@khelaghor/ledger/postings/wager.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import { stepWagerBy } from '@khelaghor/ledger/wager.ts';
import type { Wager } from '@khelaghor/ledger/wager.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { notifyBalances } from '../../lib/notify.ts';
import { addSettlements } from '../../account/responsible-gaming/index.ts';
import { openDebts } from '../../money/debts/index.ts';
import { findWalletsNamed } from '../../money/wallet/index.ts';
import { updateBets } from './bet-store.ts';
import type { BetDetail, LockedBet } from './bet-store.ts';
import { computeDebt, getCorrectionSteps, orderCorrection } from './correction-rules.ts';
import { findHouseAccounts } from './house-accounts.ts';
import { computePayoutDelta } from './post-limited-bet.ts';

/** A settled bet whose row is locked, and the payout that it should have had. */
type Correction = { readonly bet: LockedBet; readonly payout: Minor };

/** Names the draw in the debts that a correction leaves. */
type CorrectedDraw = { readonly gameCode: string; readonly issueNumber: string };

/** What the corrections of one member's bets in one currency came to. */
export type CorrectedSum = {
  readonly memberId: string;
  readonly currency: Currency;
  readonly walletId: string;
  readonly before: Minor;
  readonly payout: Minor;
  /** What the wallet did not hold. */
  readonly debt: Minor;
};

type Stepped = Correction & { readonly wager: Wager; readonly transfers: readonly Transfer[] };

const nameWallet = ({ memberId, currency }: { memberId: string; currency: Currency }): string =>
  `${memberId} ${currency}`;

/** Finds the wallets that the bets were paid from, by member and currency. */
async function findWallets(tx: Tx, corrections: readonly Correction[]) {
  const names = new Map(corrections.map(({ bet }) => [nameWallet(bet), bet]));
  const wallets = await findWalletsNamed(tx, [...names.values()]);
  return new Map(
    [...names.keys()].flatMap((name, index) => {
      const wallet = wallets[index];
      return wallet ? [[name, wallet] as const] : [];
    }),
  );
}

type Wallets = Awaited<ReturnType<typeof findWallets>>;

function getWallet(wallets: Wallets, bet: LockedBet) {
  const wallet = wallets.get(nameWallet(bet));
  if (!wallet) throw new Error(`nothing is known of the wallet for bet ${bet.id}`);
  return wallet;
}

async function stepBets(
  ctx: Context,
  wallets: Wallets,
  corrections: readonly Correction[],
): Promise<Stepped[]> {
  const stepped: Stepped[] = [];
  for (const { bet, payout } of corrections) {
    const made = stepWagerBy(bet.wager, getCorrectionSteps(bet.wager, payout));
    if (!made.ok) throw new Error(`bet ${bet.id} cannot be corrected: ${made.refusal}`);
    const transfers = buildWagerTransfers({
      product: bet.product,
      betId: bet.id,
      accounts: await findHouseAccounts(ctx, getWallet(wallets, bet), bet),
      currency: bet.currency,
      movements: made.movements,
      nextId: ctx.random.id,
    });
    stepped.push({ bet, payout, wager: made.wager, transfers });
  }
  return stepped;
}

/** Adds the bets up by wallet, and finds what each wallet lacks. */
function sumCorrections(
  corrections: readonly (Correction & { readonly walletId: string })[],
  available: ReadonlyMap<string, Minor>,
): CorrectedSum[] {
  const sums = new Map<string, Omit<CorrectedSum, 'debt'>>();
  for (const { bet, payout, walletId } of corrections) {
    const { memberId, currency } = bet;
    const so = sums.get(walletId) ?? { memberId, currency, walletId, before: ZERO, payout: ZERO };
    sums.set(walletId, {
      ...so,
      before: minor(so.before + bet.wager.payout),
      payout: minor(so.payout + payout),
    });
  }
  return [...sums.values()].map((sum) => ({
    ...sum,
    debt: computeDebt(sum, available.get(sum.walletId) ?? 0n),
  }));
}

/**
 * Gives settled bets of one draw another payout: the new payouts are paid, the old ones taken back
 * from the wallets, and what a wallet does not hold becomes the member's debt. All in the caller's
 * transaction, which has locked the bets. Daily totals and the usage of members with limits follow.
 * @param detail merged into what the bet history shows of each
 */
export async function correctBets(
  ctx: Context,
  tx: Tx,
  corrections: readonly Correction[],
  { draw, detail }: { readonly draw: CorrectedDraw; readonly detail: BetDetail },
): Promise<CorrectedSum[]> {
  if (corrections.length === 0) return [];
  const wallets = await findWallets(tx, corrections);
  const stepped = await stepBets(ctx, wallets, corrections);
  const walletIds = [...wallets.values()].map(({ walletId }) => walletId);
  const available = await lockBalances(tx, walletIds);
  const sums = sumCorrections(
    corrections.map((each) => ({ ...each, walletId: getWallet(wallets, each.bet).walletId })),
    available,
  );
  const lacking = sums.filter(({ debt }) => debt > 0n);
  const debts = await openDebts(
    ctx,
    tx,
    lacking.map(({ debt, ...sum }) => ({ ...sum, ...draw, amount: debt })),
  );
  const moved = stepped.flatMap(({ transfers }) => transfers);
  const posted = await post(tx, orderCorrection(moved, debts));
  if (!posted.ok) throw new Error(`the ledger refused a correction: ${posted.refusal}`);
  const rows = stepped.map(({ bet, wager }) => ({
    id: bet.id,
    memberId: bet.memberId,
    before: bet.wager,
    wager,
    detail,
  }));
  await updateBets(ctx, tx, rows);
  await addSettlements(
    tx,
    rows.map(({ id, memberId, before, wager }) => ({
      betId: id,
      memberId,
      ...computePayoutDelta(before, wager),
    })),
  );
  await notifyBalances(
    tx,
    sums.map(({ memberId }) => memberId),
  );
  return sums;
}

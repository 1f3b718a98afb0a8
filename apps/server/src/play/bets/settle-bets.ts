import { post } from '@khelaghor/db/ledger-store.ts';
import { buildWagerTransfers, joinSettledStakes } from '@khelaghor/ledger/postings/wager.ts';
import type { WagerAccounts } from '@khelaghor/ledger/postings/wager.ts';
import type { Transfer, TransferCause } from '@khelaghor/ledger/transfer.ts';
import { stepWager } from '@khelaghor/ledger/wager.ts';
import type { WagerStep } from '@khelaghor/ledger/wager.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { notifyBalances } from '../../lib/notify.ts';
import { addDailyTotalChanges, endRunningBets, findRunningBets } from './bet-store.ts';
import type { BetDetail, RunningBet } from './bet-store.ts';
import { addSettlements } from '../../account/responsible-gaming/index.ts';
import { findWalletsNamed } from '../../money/wallet/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import { findHouseAccounts } from './house-accounts.ts';
import { computePayoutDelta } from './post-limited-bet.ts';

/** A running bet, its payout, and what is merged into what the bet history shows of it. */
export type Settlement = {
  readonly bet: RunningBet;
  readonly payout: Minor;
  readonly detail?: BetDetail | undefined;
};

/** A running bet, the step to apply to it, and what is merged into its detail. */
type End = {
  readonly bet: RunningBet;
  readonly step: WagerStep;
  readonly detail: BetDetail | undefined;
};

/** The sums of a member's ended bets in one currency. */
type Ended = { memberId: string; currency: Currency; stake: Minor; payout: Minor };

/**
 * Settles bets that were read as running: the house gets the stakes, the members their payouts
 * (stake included). Throws `ConflictRetry` when one of them has ended since; the caller reads and
 * settles again.
 * @param cause what ended them all, such as the draw of an issue. When it is named, the stakes that
 * the bets of a member leave with the house go there in one transfer with this cause: a large draw
 * writes less than half as many transfers. Absent: each bet has its own.
 * @returns stakes and payouts by member and currency
 */
export async function settleBets(
  ctx: Context,
  tx: Tx,
  settlements: readonly Settlement[],
  cause?: TransferCause,
): Promise<Ended[]> {
  const ends = settlements.map(({ bet, payout, detail }): End => ({
    bet,
    step: { do: 'settle', payout },
    detail,
  }));
  return endBets(ctx, tx, ends, cause);
}

/**
 * Cancels running bets and returns what is left of the stakes. Settled and void bets stay as they
 * are.
 * @param details what is merged into the details of some, by the ids of their bets
 * @returns stakes by member and currency of the bets that became void in this call
 */
export async function cancelBets(
  ctx: Context,
  tx: Tx,
  betIds: readonly string[],
  details: ReadonlyMap<string, BetDetail> = new Map(),
): Promise<Ended[]> {
  const running = await findRunningBets(tx, betIds);
  return endBets(
    ctx,
    tx,
    running.map((bet) => ({ bet, step: { do: 'cancel' }, detail: details.get(bet.id) })),
  );
}

/** Between which accounts bets of a member move money, and what they come to. */
type Purse = { readonly accounts: WagerAccounts; readonly sums: Ended };

async function findBetAccounts(
  ctx: Context,
  wallet: Wallet<Currency> | undefined,
  bet: RunningBet,
): Promise<WagerAccounts> {
  if (!wallet) throw new Error(`nothing is known of the wallet for bet ${bet.id}`);
  return findHouseAccounts(ctx, wallet, bet);
}

async function endBets(
  ctx: Context,
  tx: Tx,
  ends: readonly End[],
  cause?: TransferCause,
): Promise<Ended[]> {
  if (ends.length === 0) return [];
  const names = new Map(ends.map(({ bet }) => [`${bet.memberId} ${bet.currency}`, bet]));
  // A payout goes to the wallet that paid the stake, whatever currency the site has now.
  const wallets = await findWalletsNamed(tx, [...names.values()]);
  const walletFor = new Map([...names.keys()].map((name, index) => [name, wallets[index]]));
  const paid = new Map<string, Ended>();
  const purses = new Map<string, Purse>();
  const transfers: Transfer[] = [];
  const rows = [];
  for (const { bet, step, detail } of ends) {
    const { memberId, currency, product } = bet;
    const stepped = stepWager(bet.wager, step);
    if (!stepped.ok) throw new Error(`bet ${bet.id} cannot ${step.do}: ${stepped.refusal}`);
    // Found once for the bets of a member: one more wait for each took longer than all else here.
    const use = `${memberId} ${currency} ${product} ${bet.source}`;
    let purse = purses.get(use);
    if (!purse) {
      const name = `${memberId} ${currency}`;
      const sums = paid.get(name) ?? { memberId, currency, stake: ZERO, payout: ZERO };
      paid.set(name, sums);
      purse = { accounts: await findBetAccounts(ctx, walletFor.get(name), bet), sums };
      purses.set(use, purse);
    }
    const { accounts, sums } = purse;
    sums.stake = minor(sums.stake + bet.wager.stake);
    sums.payout = minor(sums.payout + stepped.wager.payout);
    transfers.push(
      ...buildWagerTransfers({
        product,
        betId: bet.id,
        accounts,
        currency,
        movements: stepped.movements,
        nextId: ctx.random.id,
      }),
    );
    const { id, tid } = bet;
    rows.push({ id, tid, memberId, before: bet.wager, wager: stepped.wager, detail });
  }
  // The bets first: they are known to be still running before any balance is locked.
  const changes = await endRunningBets(ctx, tx, rows);
  const posted = await post(tx, cause ? joinSettledStakes(transfers, cause) : transfers);
  if (!posted.ok) throw new Error(`the ledger refused a settlement: ${posted.refusal}`);
  await addDailyTotalChanges(tx, changes);
  await addSettlements(
    tx,
    rows.map(({ id, memberId, before, wager }) => ({
      betId: id,
      memberId,
      ...computePayoutDelta(before, wager),
    })),
  );
  const ended = [...paid.values()];
  await notifyBalances(
    tx,
    ended.map(({ memberId }) => memberId),
  );
  return ended;
}

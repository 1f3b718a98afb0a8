/** Transfers of jackpots: of a lottery, when an issue divides one, and of an in-house game. */
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Transfer } from '../transfer.ts';

/** What an issue does to a jackpot. Amounts are in minor units, from 0. */
export type JackpotMove = {
  readonly issueId: string;
  readonly currency: Currency;
  readonly accounts: { readonly pool: string; readonly reserve: string; readonly house: string };
  /** What its stakes add to the pool, and to the reserve. */
  readonly toPool: Minor;
  readonly toReserve: Minor;
  /** What the winners are paid, for the account of the game that pays them. */
  readonly paid: Minor;
  /** What the pool begins with after it was won. */
  readonly seeded: Minor;
  /** Makes the id of a transfer. */
  readonly nextId: () => string;
};

/**
 * Returns the transfers of a jackpot in the order in which they are posted. The caller posts them
 * once for an issue, in the transaction that records the division.
 */
export function buildJackpotTransfers(move: JackpotMove): Transfer[] {
  const { pool, reserve, house } = move.accounts;
  const steps = [
    { code: 'jackpot_contributed', debit: house, credit: pool, amount: move.toPool },
    { code: 'jackpot_contributed', debit: house, credit: reserve, amount: move.toReserve },
    { code: 'jackpot_paid', debit: pool, credit: house, amount: move.paid },
    { code: 'jackpot_seeded', debit: reserve, credit: pool, amount: move.seeded },
  ] as const;
  return steps
    .filter(({ amount }) => amount > 0n)
    .map((step) => ({
      ...step,
      id: move.nextId(),
      currency: move.currency,
      cause: { kind: 'lottery_issue', id: move.issueId },
      phase: 'posted',
    }));
}

/** A hit of a pot: who is paid, for which bet, and what the next pot begins with. */
export type PotPayment = {
  /** Also the transfer's. */
  readonly id: string;
  readonly betId: string;
  readonly wallet: string;
  readonly amount: Minor;
  readonly start: Minor;
};

/** What bets that were added in one run do to a pot of a game. */
export type PotMove = {
  readonly foldId: string;
  /** The kind of cause of the game's bets. */
  readonly betCause: string;
  readonly currency: Currency;
  readonly accounts: { readonly pool: string; readonly house: string };
  readonly contributed: Minor;
  readonly hits: readonly PotPayment[];
  /** Makes the id of a transfer. */
  readonly nextId: () => string;
};

/** Returns the transfer of the house's money with which a pot begins. */
export const buildPotStart = (
  { currency, accounts, nextId }: Pick<PotMove, 'currency' | 'accounts' | 'nextId'>,
  amount: Minor,
  cause: Transfer['cause'],
): Transfer => ({
  id: nextId(),
  code: 'jackpot_started',
  debit: accounts.house,
  credit: accounts.pool,
  amount,
  currency,
  cause,
  phase: 'posted',
});

/**
 * Returns the transfers of a pot in the order in which they are posted: one for the shares of all
 * bets, and for each hit its payment and the start of the next pot.
 */
export function buildPotTransfers(move: PotMove): Transfer[] {
  const { foldId, betCause, currency, accounts, contributed, hits, nextId } = move;
  const { pool, house } = accounts;
  const cause = { kind: 'jackpot_fold', id: foldId };
  const shared = { currency, phase: 'posted' } as const;
  const transfers: Transfer[] = [];
  if (contributed > 0n) {
    const added = { id: nextId(), debit: house, credit: pool, amount: contributed, cause };
    transfers.push({ ...shared, ...added, code: 'jackpot_contributed' });
  }
  for (const { id, betId, wallet, amount, start } of hits) {
    const paid = { id, debit: pool, credit: wallet, amount, cause: { kind: betCause, id: betId } };
    transfers.push({ ...shared, ...paid, code: 'jackpot_hit' }, buildPotStart(move, start, cause));
  }
  return transfers;
}

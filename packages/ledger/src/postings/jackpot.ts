/** Transfers of a lottery's jackpot when an issue divides it. */
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

import type { SharedTable } from '@khelaghor/contract/play/shared-rounds.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { maskUsername } from '../../account/members/index.ts';
import type { Context } from '../../lib/context.ts';
import { listNamedBets } from './bet-store.ts';
import type { SeatedBet } from './room-notices.ts';
import type { RoundRow } from './store.ts';

/** How many bets of a round are shown one by one. */
const topMax = 50;

/** The bets of one round in memory, so that no message to a room costs a query. */
export type RoundTable = {
  readonly number: number;
  add(bet: SeatedBet): void;
  take(betId: string, price: number): void;
  /** Marks the bets that were taken by themselves up to a price; false: there were none. */
  takeUpTo(price: bigint | number): boolean;
  /** Whether a bet is still in the air that will be taken by itself. */
  isFlying(): boolean;
  /** The sums, and the largest bets. */
  show(): SharedTable;
};

/** An empty table for the bets of a round. */
export function createTable(number: number): RoundTable {
  const bets = new Map<string, SeatedBet>();
  let taken = 0;
  const take = (bet: SeatedBet, price: number): void => {
    if (bet.taken !== null) return;
    bets.set(bet.betId, { ...bet, taken: price });
    taken += 1;
  };
  return {
    number,
    add(bet) {
      if (bets.has(bet.betId)) return;
      bets.set(bet.betId, bet);
      if (bet.taken !== null) taken += 1;
    },
    take(betId, price) {
      const bet = bets.get(betId);
      if (bet) take(bet, price);
    },
    takeUpTo(price) {
      const before = taken;
      for (const bet of bets.values()) if (bet.takenBy <= price) take(bet, bet.takenBy);
      return taken > before;
    },
    isFlying: () => taken < bets.size,
    show() {
      const sums = new Map<StakeCurrency, bigint>();
      for (const { currency, stake } of bets.values())
        sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(stake));
      const top = [...bets.values()]
        .toSorted((one, other) => Number(BigInt(other.stake) - BigInt(one.stake)))
        .slice(0, topMax);
      return {
        round: number,
        count: bets.size,
        taken,
        sums: [...sums].map(([currency, stake]) => ({ currency, stake: String(stake) })),
        top: top.map(({ name, currency, stake, taken: at }) => {
          return { name, currency, stake, taken: at };
        }),
      };
    },
  };
}

/** The table of a round as the database has it. */
export async function readTable(
  ctx: Context,
  { id, number }: Pick<RoundRow, 'id' | 'number'>,
): Promise<RoundTable> {
  const table = createTable(Number(number));
  for (const bet of await listNamedBets(ctx.db, id)) {
    const { betId, currency, stakeMinor, takenBy, pressed, username } = bet;
    const name = maskUsername(username);
    table.add({ betId, name, currency, stake: String(stakeMinor), takenBy, taken: pressed });
  }
  return table;
}

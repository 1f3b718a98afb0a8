import type { LargestBets, SharedTable } from '@khelaghor/contract/play/shared-rounds.ts';
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
  takeUpTo(price: number): boolean;
  /**
   * Marks what a flight that ended at a price had taken. Bets that were shown as taken beyond it,
   * because the news of the end came late, are not.
   */
  endAt(price: bigint | number): void;
  /** Whether a bet is still in the air that will be taken by itself. */
  isFlying(): boolean;
  show(): SharedTable;
  showLargest(): LargestBets;
};

/** An empty table for the bets of a round. */
export function createTable(number: number): RoundTable {
  const bets = new Map<string, SeatedBet>();
  /** The bets that their players took. */
  const pressed = new Set<string>();
  let taken = 0;
  const sums = new Map<StakeCurrency, bigint>();
  /** The largest bets, of equal ones the earlier first. */
  const top: { readonly betId: string; readonly stake: bigint }[] = [];
  const rank = (betId: string, stake: bigint): void => {
    const behind = top.findLastIndex((each) => each.stake >= stake);
    top.splice(behind + 1, 0, { betId, stake });
    if (top.length > topMax) top.pop();
  };
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
      const stake = BigInt(bet.stake);
      sums.set(bet.currency, (sums.get(bet.currency) ?? 0n) + stake);
      rank(bet.betId, stake);
      if (bet.taken === null) return;
      pressed.add(bet.betId);
      taken += 1;
    },
    take(betId, price) {
      const bet = bets.get(betId);
      if (!bet) return;
      pressed.add(betId);
      take(bet, price);
    },
    takeUpTo(price) {
      const before = taken;
      for (const bet of bets.values()) if (bet.takenBy <= price) take(bet, bet.takenBy);
      return taken > before;
    },
    endAt(price) {
      taken = pressed.size;
      for (const bet of bets.values()) {
        if (pressed.has(bet.betId)) continue;
        bets.set(bet.betId, { ...bet, taken: null });
        if (bet.takenBy <= price) take({ ...bet, taken: null }, bet.takenBy);
      }
    },
    isFlying: () => taken < bets.size,
    show: () => ({
      round: number,
      count: bets.size,
      taken,
      sums: [...sums].map(([currency, stake]) => ({ currency, stake: String(stake) })),
    }),
    showLargest() {
      const shown = top.flatMap(({ betId }) => bets.get(betId) ?? []);
      return {
        round: number,
        bets: shown.map(({ name, currency, stake, taken: at }) => {
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

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
  /** Marks a bet that its player cashed out at a multiplier. */
  cashOut(betId: string, multiplier: number): void;
  /** Marks the auto cash-outs up to a multiplier; false: there were no new ones. */
  cashOutUpTo(multiplier: number): boolean;
  /**
   * Marks the auto cash-outs that a round reached which ended at a multiplier. Those beyond it,
   * which were shown because the news of the end came late, are taken back.
   */
  endAt(multiplier: bigint | number): void;
  /** Whether a bet has not cashed out yet. */
  hasRunningBets(): boolean;
  show(): SharedTable;
  showLargest(): LargestBets;
};

/** An empty table for the bets of a round. */
export function createTable(number: number): RoundTable {
  const bets = new Map<string, SeatedBet>();
  /** The bets that their players cashed out. */
  const byPlayers = new Set<string>();
  let cashedOut = 0;
  const sums = new Map<StakeCurrency, bigint>();
  /** The largest bets, of equal ones the earlier first. */
  const top: { readonly betId: string; readonly stake: bigint }[] = [];
  const rank = (betId: string, stake: bigint): void => {
    const behind = top.findLastIndex((each) => each.stake >= stake);
    top.splice(behind + 1, 0, { betId, stake });
    if (top.length > topMax) top.pop();
  };
  const mark = (bet: SeatedBet, multiplier: number): void => {
    if (bet.cashedOut !== null) return;
    bets.set(bet.betId, { ...bet, cashedOut: multiplier });
    cashedOut += 1;
  };
  return {
    number,
    add(bet) {
      if (bets.has(bet.betId)) return;
      bets.set(bet.betId, bet);
      const stake = BigInt(bet.stake);
      sums.set(bet.currency, (sums.get(bet.currency) ?? 0n) + stake);
      rank(bet.betId, stake);
      if (bet.cashedOut === null) return;
      byPlayers.add(bet.betId);
      cashedOut += 1;
    },
    cashOut(betId, multiplier) {
      const bet = bets.get(betId);
      if (!bet) return;
      byPlayers.add(betId);
      mark(bet, multiplier);
    },
    cashOutUpTo(multiplier) {
      const before = cashedOut;
      for (const bet of bets.values())
        if (bet.autoCashOut <= multiplier) mark(bet, bet.autoCashOut);
      return cashedOut > before;
    },
    endAt(multiplier) {
      cashedOut = byPlayers.size;
      for (const bet of bets.values()) {
        if (byPlayers.has(bet.betId)) continue;
        const running = { ...bet, cashedOut: null };
        bets.set(bet.betId, running);
        if (bet.autoCashOut <= multiplier) mark(running, bet.autoCashOut);
      }
    },
    hasRunningBets: () => cashedOut < bets.size,
    show: () => ({
      round: number,
      count: bets.size,
      cashedOut,
      sums: [...sums].map(([currency, stake]) => ({ currency, stake: String(stake) })),
    }),
    showLargest() {
      const shown = top.flatMap(({ betId }) => bets.get(betId) ?? []);
      return {
        round: number,
        bets: shown.map(({ name, currency, stake, cashedOut: at }) => {
          return { name, currency, stake, cashedOut: at };
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
    const { betId, currency, stakeMinor, autoCashOut, cashedOut, username } = bet;
    const name = maskUsername(username);
    table.add({ betId, name, currency, stake: String(stakeMinor), autoCashOut, cashedOut });
  }
  return table;
}

import { optionWords, soleOption } from '@khelaghor/engine-lottery/public.ts';
import type { Family } from '@khelaghor/engine-lottery/public.ts';
import { listLinePayouts } from '@khelaghor/engine-lottery/server.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { ratio, formatDecimal } from '@khelaghor/money/ratio.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Failure, RefusalParams } from '../../lib/http/result.ts';
import type { Tx } from '../../lib/context.ts';
import { addLineExposure, getLineKey, subtractLineExposure } from './exposure-store.ts';
import type { LineAmount } from './exposure-store.ts';
import { getFamily } from './game-config.ts';
import type { NewTicket } from './store.ts';

/** A ticket that is to be sold, and the plays of its issue. */
export type ExposedTicket = {
  readonly issueId: string;
  readonly family: Family;
  readonly ticket: NewTicket['ticket'];
};

/** The tickets of one purchase. */
export type ExposedPurchase = {
  readonly currency: StakeCurrency;
  /** The most that an issue may be paid on one number; null: no limit. */
  readonly exposureMax: bigint | null;
  readonly tickets: readonly ExposedTicket[];
};

type Line = LineAmount & { readonly exposed: ExposedTicket };

/** What the lines of tickets with names may be paid. */
export const listLines = (currency: StakeCurrency, tickets: readonly ExposedTicket[]): Line[] =>
  tickets.flatMap((exposed) =>
    listLinePayouts(exposed.family, exposed.ticket).map(({ name, largest }): Line => ({
      issueId: exposed.issueId,
      currency,
      play: exposed.ticket.play,
      name,
      amount: largest,
      exposed,
    })),
  );

/** What a line is called in a sentence: words of an option, else its number. */
export function getLineWords({ plays }: Family, play: string, name: string): RefusalParams[string] {
  if (name === soleOption) return plays.get(play)?.label ?? name;
  return optionWords[name] ?? name;
}

/** Refuses a purchase for a line, naming the stake that its number still takes. */
function refuseLine({ play, name, amount, exposed }: Line, room: bigint): Failure<'number_full'> {
  const { stakePerLine } = exposed.ticket;
  const left = room > 0n ? (stakePerLine * room) / amount : 0n;
  const params = {
    number: getLineWords(exposed.family, play, name),
    left: formatDecimal(ratio(left, 100n), 2, 'floor'),
  };
  return refuse('number_full', { params });
}

/** Adds amounts by line. */
function sumLines(lines: readonly Line[]): Map<string, LineAmount> {
  const sums = new Map<string, LineAmount>();
  for (const { exposed: _, ...line } of lines) {
    const key = getLineKey(line);
    sums.set(key, { ...line, amount: line.amount + (sums.get(key)?.amount ?? 0n) });
  }
  return sums;
}

/** What was counted for purchases: which are refused, and how to take back what is not sold. */
export type CountedExposure = {
  /** In the order of the purchases; null: there is room. */
  readonly refusals: readonly (Failure<'number_full'> | null)[];
  /** Takes back what was counted for purchases that were not sold. */
  readonly settle: (isSold: (index: number) => boolean) => Promise<void>;
};

/**
 * Counts what purchases add to the numbers of their issues, one after another, and refuses those
 * beyond their limit. The counters stay locked until the transaction ends: of two purchases of the
 * last room, one is refused. Purchases that are counted here and not sold after all, such as
 * repeats, may take room from others of the same batch.
 */
export async function countExposure(
  tx: Tx,
  purchases: readonly ExposedPurchase[],
): Promise<CountedExposure> {
  const linesOf = purchases.map(({ currency, exposureMax, tickets }) =>
    exposureMax === null ? [] : listLines(currency, tickets),
  );
  const added = sumLines(linesOf.flat());
  if (added.size === 0)
    return { refusals: purchases.map(() => null), settle: () => Promise.resolve() };
  const limits = purchases.flatMap(({ exposureMax }) => exposureMax ?? []);
  const lowest = limits.reduce((least, next) => (next < least ? next : least));
  // Only lines that are beyond the lowest limit with all purchases can refuse one.
  const crowded = await addLineExposure(tx, [...added.values()], lowest);
  const counted = new Map(
    crowded.map((line) => {
      const key = getLineKey(line);
      return [key, line.amount - (added.get(key)?.amount ?? 0n)];
    }),
  );
  const refusals = purchases.map(({ exposureMax }, index) => {
    const own = sumLines(linesOf[index] ?? []);
    for (const line of linesOf[index] ?? []) {
      const key = getLineKey(line);
      const before = counted.get(key);
      if (before === undefined || exposureMax === null) continue;
      const room = exposureMax - before;
      if ((own.get(key)?.amount ?? 0n) > room) return refuseLine(line, room);
    }
    for (const [key, { amount }] of own) {
      const before = counted.get(key);
      if (before !== undefined) counted.set(key, before + amount);
    }
    return null;
  });
  const settle = async (isSold: (index: number) => boolean): Promise<void> => {
    const unsold = linesOf.flatMap((lines, index) => (isSold(index) ? [] : lines));
    await subtractLineExposure(tx, unsold);
  };
  return { refusals, settle };
}

/**
 * Takes running tickets of issues on sale from what is counted, before their bets are cancelled.
 * Locks the bets, so that two cancellations of one ticket take it once.
 */
export async function uncountTickets(tx: Tx, betIds: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('lotteryTicket as t')
    .innerJoin('bet as b', 'b.id', 't.betId')
    .innerJoin('lotteryIssue as i', 'i.id', 't.issueId')
    .select([
      't.issueId',
      't.play',
      't.selection',
      't.halfPaid',
      't.series',
      't.stakePerLineMinor',
      'b.currency',
      'i.gameCode',
      'i.drawsAt',
    ])
    .where('t.betId', 'in', betIds)
    .where('t.isCounted', '=', true)
    .where('b.state', '=', 'running')
    .orderBy('b.id')
    .forUpdate('b')
    .$narrowType<{ currency: StakeCurrency }>()
    .execute();
  const lines = rows.flatMap(({ issueId, currency, gameCode, drawsAt, ...row }) => {
    const ticket = { ...row, stakePerLine: minor(row.stakePerLineMinor) };
    return listLines(currency, [{ issueId, family: getFamily(gameCode, drawsAt), ticket }]);
  });
  await subtractLineExposure(tx, lines);
}

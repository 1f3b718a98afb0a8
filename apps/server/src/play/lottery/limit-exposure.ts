import { optionWords, soleOption } from '@khelaghor/engine-lottery/public.ts';
import type { Bet, Family } from '@khelaghor/engine-lottery/public.ts';
import { counterSize, listLinePayouts } from '@khelaghor/engine-lottery/server.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { minor, MINOR_MAX } from '@khelaghor/money/minor.ts';
import { ratio, formatDecimal } from '@khelaghor/money/ratio.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Failure, RefusalParams } from '../../lib/http/result.ts';
import type { Tx } from '../../lib/context.ts';
import { addExposure, getBlockKey } from './exposure-store.ts';
import type { BlockAmounts, BlockKey } from './exposure-store.ts';
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

/** Blocks by their keys; amounts are added up in place. */
type Blocks = Map<string, BlockKey & { readonly amounts: bigint[] }>;

/** The amounts of a block, to be added to; of a new one none yet. */
function getAmounts(blocks: Blocks, key: BlockKey): bigint[] {
  const name = getBlockKey(key);
  const known = blocks.get(name);
  if (known) return known.amounts;
  const amounts = Array.from({ length: counterSize }, () => 0n);
  blocks.set(name, { ...key, amounts });
  return amounts;
}

/** What tickets may be paid on each of their numbers. */
function collectBlocks(currency: StakeCurrency, tickets: readonly ExposedTicket[]): Blocks {
  const blocks: Blocks = new Map();
  for (const { issueId, family, ticket } of tickets) {
    let last = { play: '', block: '' };
    let amounts: bigint[] = [];
    // Lines rise, so that those of a block mostly stand together.
    for (const { play, block, place, largest } of listLinePayouts(family, ticket)) {
      if (play !== last.play || block !== last.block)
        amounts = getAmounts(blocks, { issueId, currency, play, block });
      last = { play, block };
      amounts[place] = (amounts[place] ?? 0n) + largest;
    }
  }
  return blocks;
}

function sumBlocks(all: Iterable<BlockAmounts>, sign: bigint): Blocks {
  const sums: Blocks = new Map();
  for (const { amounts, ...key } of all) {
    const sum = getAmounts(sums, key);
    for (const [place, amount] of amounts.entries())
      sum[place] = (sum[place] ?? 0n) + sign * amount;
  }
  return sums;
}

/** What a bet is called in a sentence: words of an option, else its number. */
export function getBetWords({ plays }: Family, { play, name }: Bet): RefusalParams[string] {
  if (name === soleOption) return plays.get(play)?.label ?? name;
  return optionWords[name] ?? name;
}

/** Refuses a purchase for a number of it, naming the stake that the number still takes. */
function refuseNumber(
  { tickets }: ExposedPurchase,
  full: BlockKey & { readonly place: number; readonly room: bigint },
): Failure<'number_full'> {
  for (const { issueId, family, ticket } of tickets) {
    if (issueId !== full.issueId) continue;
    const line = [...listLinePayouts(family, ticket)].find(
      ({ play, block, place }) =>
        play === full.play && block === full.block && place === full.place,
    );
    if (!line) continue;
    const left = full.room > 0n ? (ticket.stakePerLine * full.room) / line.largest : 0n;
    const number = getBetWords(family, line);
    const params = { number, left: formatDecimal(ratio(left, 100n), 2, 'floor') };
    return refuse('number_full', { params });
  }
  throw new Error(`no ticket is on ${getBlockKey(full)}`);
}

/** Judges a purchase by what was counted before it, and counts it when it has room. */
function judgePurchase(
  purchase: ExposedPurchase,
  own: Blocks,
  counted: ReadonlyMap<string, bigint[]>,
): Failure<'number_full'> | null {
  const { exposureMax } = purchase;
  for (const [key, { amounts, ...block }] of own) {
    const before = counted.get(key);
    if (!before || exposureMax === null) continue;
    const place = amounts.findIndex(
      (amount, nth) => amount > 0n && (before[nth] ?? 0n) + amount > exposureMax,
    );
    const room = exposureMax - (before[place] ?? 0n);
    if (place >= 0) return refuseNumber(purchase, { ...block, place, room });
  }
  for (const [key, { amounts }] of own)
    for (const [place, amount] of amounts.entries()) {
      const before = counted.get(key);
      if (before) before[place] = (before[place] ?? 0n) + amount;
    }
  return null;
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
  const blocksOf = purchases.map(({ currency, exposureMax, tickets }): Blocks =>
    exposureMax === null ? new Map() : collectBlocks(currency, tickets),
  );
  const [only] = blocksOf;
  const isAlone = blocksOf.length === 1 && only !== undefined;
  const added = isAlone
    ? only
    : sumBlocks(
        blocksOf.flatMap((blocks) => [...blocks.values()]),
        1n,
      );
  if (added.size === 0)
    return { refusals: purchases.map(() => null), settle: () => Promise.resolve() };
  const limits = purchases.flatMap(({ exposureMax }) => exposureMax ?? []);
  const lowest = limits.reduce((least, next) => (next < least ? next : least));
  // Only numbers that are beyond the lowest limit with all purchases can refuse one.
  const crowded = await addExposure(tx, [...added.values()], lowest);
  const counted = new Map(
    crowded.map((block) => {
      const key = getBlockKey(block);
      const own = added.get(key)?.amounts ?? [];
      return [key, block.amounts.map((amount, place) => amount - (own[place] ?? 0n))];
    }),
  );
  const refusals = purchases.map((purchase, index) =>
    judgePurchase(purchase, blocksOf[index] ?? new Map(), counted),
  );
  const settle = async (isSold: (index: number) => boolean): Promise<void> => {
    const unsold = blocksOf.flatMap((blocks, index) => (isSold(index) ? [] : [...blocks.values()]));
    await takeOff(tx, unsold);
  };
  return { refusals, settle };
}

async function takeOff(tx: Tx, blocks: readonly BlockAmounts[]): Promise<void> {
  const sums = sumBlocks(blocks, -1n);
  if (sums.size > 0) await addExposure(tx, [...sums.values()], MINOR_MAX);
}

/**
 * Takes running tickets of issues on sale from what is counted, before their bets are cancelled.
 * Locks the bets, so that two cancellations of one ticket take it once.
 */
export async function removeTickets(tx: Tx, betIds: readonly string[]): Promise<void> {
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
  const blocks = rows.flatMap(({ issueId, currency, gameCode, drawsAt, ...row }) => {
    const ticket = { ...row, stakePerLine: minor(row.stakePerLineMinor) };
    const exposed = { issueId, family: getFamily(gameCode, drawsAt), ticket };
    return [...collectBlocks(currency, [exposed]).values()];
  });
  await takeOff(tx, blocks);
}

import { setImmediate as giveWay } from 'node:timers/promises';
import { findEngine, findStepEngine } from '@khelaghor/game-list/games.ts';
import { findSlot } from '@khelaghor/game-list/slots.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { readEvents } from '../../site/outbox/index.ts';
import type { OutboxReader } from '../../site/outbox/index.ts';
import { listRoundsOf, readStepOutcome, parseRound } from '../inhouse/index.ts';
import type { RoundToCheck } from '../inhouse/index.ts';
import { listSettledRounds, readEndedBets } from '../shared-rounds/index.ts';
import type { EndedBetRow, SettledRound } from '../shared-rounds/index.ts';
import { addReturns, allBands, findBand, noReturns } from './return-rules.ts';
import type { ReturnSums } from './return-rules.ts';
import { addReturnSums } from './return-store.ts';
import type { NamedReturn, ReturnName } from './return-store.ts';
import { computeInstantMoments, computeStepMoments, getReturn } from './round-moments.ts';
import type { RoundMoments } from './round-moments.ts';
import { computeSharedMoments } from './shared-moments.ts';
import { countShown } from './slot-figure-rules.ts';
import { addSlotFigures } from './slot-figure-store.ts';
import type { FigureName, SlotFigureSum } from './slot-figure-store.ts';

/**
 * Follows the ends of rounds on members' own seeds, and of rounds that players share: one point
 * decides all bets of those, so that they are summed together.
 */
export const returnsReader = {
  name: 'game_returns',
  kinds: ['round.ended', 'shared_round.settled'],
} as const satisfies OutboxReader;

/** After so many rounds other work of the process has its turn. */
const atOnce = 100;

type ParsedRound = NonNullable<ReturnType<typeof parseRound>>;

/** Sums by game, version, currency and band. */
class Sums {
  readonly #sums = new Map<string, NamedReturn>();

  add(name: ReturnName, sums: ReturnSums): void {
    const { day, gameCode, scope, currency, band } = name;
    const key = [day, gameCode, scope, currency, band].join(' ');
    this.#sums.set(key, { ...name, ...addReturns(this.#sums.get(key) ?? noReturns, sums) });
  }

  list(): NamedReturn[] {
    return [...this.#sums.values()];
  }
}

/** Counts of symbols and features of slots, by day, game and version. */
class SlotFigures {
  readonly #sums = new Map<string, SlotFigureSum>();

  add(name: Omit<FigureName, 'figure'>, shown: ReadonlyMap<string, number>): void {
    for (const [figure, count] of shown) {
      const key = [name.day, name.gameCode, name.scope, figure].join(' ');
      const before = this.#sums.get(key) ?? { rounds: 0, shown: 0 };
      const sum = { rounds: before.rounds + 1, shown: before.shown + count };
      this.#sums.set(key, { ...name, figure, ...sum });
    }
  }

  list(): SlotFigureSum[] {
    return [...this.#sums.values()];
  }
}

/** The moments of a round; null: its game does not know it, which the check of rounds tells of. */
function findMoments({ gameCode, choice, outcome }: ParsedRound): RoundMoments | null {
  const engine = findEngine(gameCode);
  if (engine) return computeInstantMoments(engine, choice);
  const stepEngine = findStepEngine(gameCode);
  const played = stepEngine && readStepOutcome(stepEngine, outcome);
  return played ? computeStepMoments(stepEngine, choice, played) : null;
}

/** Adds one round to the sums of its band and of all; a stake that went back decided nothing. */
function addRound(sums: Sums, figures: SlotFigures, round: RoundToCheck): void {
  const { stakeMinor, payoutMinor, returnedMinor, isVoid, gameCode, scope, currency } = round;
  if (isVoid || returnedMinor > 0n) return;
  const parsed = parseRound(round);
  const moments = parsed && findMoments(parsed);
  if (!moments) return;
  const day = formatDhakaDate(round.endedAt.getTime());
  const slot = findSlot(gameCode);
  if (slot?.scope === scope)
    figures.add({ day, gameCode, scope }, countShown(slot, parsed.outcome));
  const stake = Number(stakeMinor);
  const one: ReturnSums = {
    rounds: 1,
    paid: payoutMinor > 0n ? 1 : 0,
    stake: stakeMinor,
    payout: payoutMinor,
    expected: stake * moments.mean,
    variance: stake ** 2 * moments.variance,
    largest: stake * moments.largest,
  };
  const name = { day, gameCode, scope, currency: currency as ReturnName['currency'] };
  for (const band of [findBand(stakeMinor), allBands]) sums.add({ ...name, band }, one);
}

/** Adds the rounds on members' own seeds. */
async function addSeeded(
  tx: Tx,
  sums: Sums,
  figures: SlotFigures,
  betIds: readonly string[],
): Promise<void> {
  for (const [nth, round] of (await listRoundsOf(tx, betIds)).entries()) {
    if (nth % atOnce === atOnce - 1) await giveWay();
    addRound(sums, figures, round);
  }
}

/** The sums of bets that one crash point decided. */
function sumBets(bets: readonly EndedBetRow[], mean: number): ReturnSums {
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
  const ended = bets.map(({ stake, until }) => ({ stake: Number(stake), until }));
  return {
    rounds: bets.length,
    paid: bets.filter(({ payout }) => payout > 0n).length,
    stake: staked,
    payout: bets.reduce((sum, { payout }) => sum + payout, 0n),
    expected: Number(staked) * mean,
    ...computeSharedMoments(ended, mean),
  };
}

function addSharedRound(sums: Sums, round: SettledRound, bets: readonly EndedBetRow[]): void {
  const { gameCode, scope } = round;
  const mean = getReturn(round.game);
  const day = formatDhakaDate(round.settledAt.getTime());
  for (const [currency, ofCurrency] of Map.groupBy(bets, (bet) => bet.currency)) {
    const name = { day, gameCode, scope, currency };
    const bands = Map.groupBy(ofCurrency, ({ stake }) => findBand(stake));
    for (const [band, ofBand] of [...bands, [allBands, ofCurrency] as const])
      sums.add({ ...name, band }, sumBets(ofBand, mean));
  }
}

/** Adds the rounds that players share. */
async function addShared(tx: Tx, sums: Sums, roundIds: readonly string[]): Promise<void> {
  for (const round of await listSettledRounds(tx, roundIds)) {
    // Of an interrupted round only a part of the bets was decided.
    if (round.isWhole) addSharedRound(sums, round, await readEndedBets(tx, round));
  }
}

/** Adds the rounds that ended since the last time to the sums of their days. */
export async function foldReturns(ctx: Context): Promise<void> {
  await readEvents(ctx, returnsReader, async (tx, events) => {
    const betIds: string[] = [];
    const roundIds: string[] = [];
    for (const { kind, payload } of events) {
      if (kind === 'shared_round.settled') roundIds.push(payload.roundId);
      else if (payload.roundId === undefined) betIds.push(payload.betId);
    }
    const sums = new Sums();
    const figures = new SlotFigures();
    await addSeeded(tx, sums, figures, betIds);
    await addShared(tx, sums, roundIds);
    await addReturnSums(tx, sums.list());
    await addSlotFigures(tx, figures.list());
  });
}

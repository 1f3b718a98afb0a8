// The exact return of every play of an in-house game, from the plays that its engine lists.
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import type { Plain, Play, RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import { returnOfPlay } from '@khelaghor/game-engine/game-return.ts';
import {
  addRatio,
  compareRatio,
  formatDecimal,
  formatRatio,
  multiplyRatio,
  ratio,
  subtractRatio,
} from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { playRound } from './rtp-game.ts';
import type { ReturnGame } from './rtp-game.ts';

/** Exact figures of one play. Amounts are multiples of the stake. */
export type ReturnRow = {
  readonly play: Plain;
  readonly rtp: Ratio;
  /** The share of rounds that are paid anything. */
  readonly hitRate: Ratio;
  /** The standard deviation of the payout of one round. */
  readonly deviation: number;
  readonly top: { readonly pays: Ratio; readonly chance: Ratio };
  /** Every payout above zero, as exact text; null: they are not listed one by one. */
  readonly payouts: ReadonlySet<string> | null;
  /** Below what its numbers are drawn, in order; null: that depends on the numbers. */
  readonly draws: readonly number[] | null;
};

/** A game with each of its plays, or with those at the ends when it has more than `rowsMax`. */
export type GameReturns = {
  readonly settings: number;
  readonly lowest: Ratio;
  readonly highest: Ratio;
  readonly rows: readonly ReturnRow[];
};

const rowsMax = 64;
/** So many decisions take less than a second. */
const seriesMax = 100_000;
const decimals = 15;

const serverSeed = new Uint8Array(32).fill(42);

/** Converts by decimal digits: the numbers of a fraction may be too large for floats. */
export const toNumber = (value: Ratio): number =>
  Number(formatDecimal(value, decimals, 'half_even'));

/** Numbers that keep below what they were drawn. */
export function recordDraws(random: RandomNumbers) {
  const draws: number[] = [];
  const recorder: RandomNumbers = {
    below(n) {
      draws.push(n);
      return random.below(n);
    },
  };
  return { draws, recorder };
}

/** Below what the numbers of some rounds are drawn, when it is the same in all of them. */
function findDraws(game: ReturnGame, play: Plain): readonly number[] | null {
  const { scope } = game;
  const found = Array.from({ length: 8 }, (_, nonce) => {
    const stream = createFairStream({ serverSeed, clientSeed: 'series', nonce, scope });
    const { draws, recorder } = recordDraws(stream);
    playRound(game, play, recorder);
    return draws;
  });
  return new Set(found.map((draws) => draws.join())).size === 1 ? (found[0] ?? null) : null;
}

/** The number of series of numbers that a row has. */
export const countSeries = ({ draws }: ReturnRow): number =>
  draws === null ? Infinity : draws.reduce((product, n) => product * n, 1);

/** Whether there are so few series that a proof decides all of them. */
export const isDecidable = (row: ReturnRow): boolean => countSeries(row) <= seriesMax;

const getChance = ({ ways, wins }: Play<Plain>, isIt: (pays: Ratio) => boolean): Ratio =>
  ratio(
    wins.filter(({ pays }) => isIt(pays)).reduce((sum, win) => sum + win.ways, 0n),
    ways,
  );

const getHitRate = (play: Play<Plain>): Ratio => getChance(play, ({ num }) => num > 0n);

/** The highest payout of a play. Throws when the rules know another one. */
function findTopPay(game: ReturnGame, { choice, wins }: Play<Plain>): Ratio {
  const highest = wins.reduce(
    (top, { pays }) => (compareRatio(pays, top) > 0 ? pays : top),
    ratio(0n),
  );
  const said = game.topPay(choice);
  if (said !== null && compareRatio(highest, said) !== 0)
    throw new Error(
      `${game.code}, ${game.describePlay(choice)}: the highest payout is ` +
        `${formatRatio(highest)} of the stake, but topPay says ${formatRatio(said)}`,
    );
  return highest;
}

function computeRow(game: ReturnGame, play: Play<Plain>): ReturnRow {
  const { choice, ways, wins } = play;
  const rtp = returnOfPlay(play);
  const squares = wins
    .map((win) => multiplyRatio(ratio(win.ways, ways), multiplyRatio(win.pays, win.pays)))
    .reduce(addRatio, ratio(0n));
  const variance = subtractRatio(squares, multiplyRatio(rtp, rtp));
  const topPays = findTopPay(game, play);
  return {
    play: choice,
    rtp,
    hitRate: getHitRate(play),
    deviation: Math.sqrt(toNumber(variance)),
    top: { pays: topPays, chance: getChance(play, (pays) => compareRatio(pays, topPays) === 0) },
    payouts: game.listsPayouts
      ? new Set(wins.map(({ pays }) => formatRatio(pays)).filter((pays) => pays !== '0'))
      : null,
    draws: findDraws(game, choice),
  };
}

type Extreme = { readonly value: Ratio; readonly play: Play<Plain> };

/** Plays that are kept while all of a game are listed: there may be very many. */
type Listed = {
  readonly first: Play<Plain>[];
  /** Of each choice of a game of many steps the plays with the fewest and with the most steps. */
  readonly ends: Map<string, [Play<Plain>, Play<Plain>]>;
  settings: number;
  lowest: Extreme | null;
  highest: Extreme | null;
  rarest: Extreme | null;
  likeliest: Extreme | null;
};

function addPlay(listed: Listed, play: Play<Plain>): void {
  listed.settings += 1;
  if (listed.settings <= rowsMax) listed.first.push(play);
  const { steps, ...choice } = play.choice;
  if (steps !== undefined) {
    const key = JSON.stringify(choice);
    listed.ends.set(key, [listed.ends.get(key)?.[0] ?? play, play]);
  }
  const [rtp, hits] = [returnOfPlay(play), getHitRate(play)];
  const { lowest, highest, rarest, likeliest } = listed;
  if (!lowest || compareRatio(rtp, lowest.value) < 0) listed.lowest = { value: rtp, play };
  if (!highest || compareRatio(rtp, highest.value) > 0) listed.highest = { value: rtp, play };
  if (!rarest || compareRatio(hits, rarest.value) < 0) listed.rarest = { value: hits, play };
  if (!likeliest || compareRatio(hits, likeliest.value) > 0)
    listed.likeliest = { value: hits, play };
}

/** Computes what there is to know of a game. Throws when it lists no plays. */
export function computeReturns(game: ReturnGame): GameReturns {
  const extremes = { lowest: null, highest: null, rarest: null, likeliest: null };
  const listed: Listed = { first: [], ends: new Map(), settings: 0, ...extremes };
  for (const play of game.plays()) addPlay(listed, play);
  const { first, ends, settings, lowest, highest, rarest, likeliest } = listed;
  if (!lowest || !highest || !rarest || !likeliest)
    throw new Error(`the game ${game.code} lists no plays`);
  const isFlat = compareRatio(lowest.value, highest.value) === 0;
  const ofReturn = isFlat ? [] : [lowest.play, highest.play];
  const atEnds = ends.size > 0 ? [...ends.values()].flat() : [rarest.play, likeliest.play];
  const plays = settings <= rowsMax ? first : new Set([...ofReturn, ...atEnds]);
  return {
    settings,
    lowest: lowest.value,
    highest: highest.value,
    rows: [...plays].map((play) => computeRow(game, play)),
  };
}

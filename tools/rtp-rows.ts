// The exact return of every setting of an in-house game, from the plays that its engine lists.
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import type { GameEngine, Plain, Play } from '@khelaghor/game-engine/game-engine.ts';
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

/** What is known exactly of one setting. Amounts are multiples of the stake. */
export type ReturnRow = {
  readonly choice: Plain;
  readonly rtp: Ratio;
  /** The share of rounds that are paid anything. */
  readonly hitRate: Ratio;
  /** The standard deviation of the payout of one round. */
  readonly deviation: number;
  readonly top: { readonly pays: Ratio; readonly chance: Ratio };
  /** Every payout above zero, as exact text. */
  readonly payouts: ReadonlySet<string>;
  /** How many series of numbers there are to decide; null: too many to decide all. */
  readonly series: number | null;
};

/** A game with each of its settings, or with its extreme ones when it has more than `rowsMax`. */
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

/** The number of series that are like those of the first rounds; null: too many. */
function countSeries(engine: GameEngine, choice: Plain): number | null {
  const counts = Array.from({ length: 8 }, (_, nonce) => {
    const stream = createFairStream({
      serverSeed,
      clientSeed: 'series',
      nonce,
      scope: engine.scope,
    });
    let count = 1;
    engine.decide(choice, {
      below(n) {
        count *= n;
        return stream.below(n);
      },
    });
    return count;
  });
  const most = Math.max(...counts);
  return most <= seriesMax ? most : null;
}

const getChance = ({ ways, wins }: Play<Plain>, isIt: (pays: Ratio) => boolean): Ratio =>
  ratio(
    wins.filter(({ pays }) => isIt(pays)).reduce((sum, win) => sum + win.ways, 0n),
    ways,
  );

const getHitRate = (play: Play<Plain>): Ratio => getChance(play, ({ num }) => num > 0n);

/** Computes the row of one setting. Throws when the engine knows another highest payout. */
function computeRow(engine: GameEngine, play: Play<Plain>): ReturnRow {
  const { choice, ways, wins } = play;
  const rtp = returnOfPlay(play);
  const squares = wins
    .map((win) => multiplyRatio(ratio(win.ways, ways), multiplyRatio(win.pays, win.pays)))
    .reduce(addRatio, ratio(0n));
  const variance = subtractRatio(squares, multiplyRatio(rtp, rtp));
  const topPays = engine.topPay(choice);
  const highest = wins.reduce(
    (top, { pays }) => (compareRatio(pays, top) > 0 ? pays : top),
    ratio(0n),
  );
  if (compareRatio(highest, topPays) !== 0)
    throw new Error(
      `${engine.code}, ${engine.formatSelection(choice)}: the highest payout is ` +
        `${formatRatio(highest)} of the stake, but topPay says ${formatRatio(topPays)}`,
    );
  return {
    choice,
    rtp,
    hitRate: getHitRate(play),
    deviation: Math.sqrt(toNumber(variance)),
    top: { pays: topPays, chance: getChance(play, (pays) => compareRatio(pays, topPays) === 0) },
    payouts: new Set(wins.map(({ pays }) => formatRatio(pays)).filter((pays) => pays !== '0')),
    series: countSeries(engine, choice),
  };
}

type Extreme = { readonly value: Ratio; readonly play: Play<Plain> };

/** Computes what there is to know of a game. Throws when it lists no plays. */
export function computeReturns(engine: GameEngine): GameReturns {
  const first: Play<Plain>[] = [];
  let settings = 0;
  let lowest: Extreme | null = null;
  let highest: Extreme | null = null;
  let rarest: Extreme | null = null;
  let likeliest: Extreme | null = null;
  for (const play of engine.plays()) {
    settings += 1;
    if (settings <= rowsMax) first.push(play);
    const [rtp, hits] = [returnOfPlay(play), getHitRate(play)];
    if (!lowest || compareRatio(rtp, lowest.value) < 0) lowest = { value: rtp, play };
    if (!highest || compareRatio(rtp, highest.value) > 0) highest = { value: rtp, play };
    if (!rarest || compareRatio(hits, rarest.value) < 0) rarest = { value: hits, play };
    if (!likeliest || compareRatio(hits, likeliest.value) > 0) likeliest = { value: hits, play };
  }
  if (!lowest || !highest || !rarest || !likeliest)
    throw new Error(`the game ${engine.code} lists no plays`);
  const isFlat = compareRatio(lowest.value, highest.value) === 0;
  const extremes = [...(isFlat ? [] : [lowest, highest]), rarest, likeliest];
  const plays = settings <= rowsMax ? first : new Set(extremes.map(({ play }) => play));
  return {
    settings,
    lowest: lowest.value,
    highest: highest.value,
    rows: [...plays].map((play) => computeRow(engine, play)),
  };
}

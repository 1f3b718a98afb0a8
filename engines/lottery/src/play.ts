/** A play of a lottery: its shape, and the prizes of a line. */
import type { Minor } from '@khelaghor/money/minor.ts';
import { addRatio, ratio, type Ratio, subtractRatio } from '@khelaghor/money/ratio.ts';
import type { Draw } from './draws/draw.ts';
import type { Cell } from './draws/measure.ts';
import type { LineEvent, Shape } from './shapes/shape.ts';

/** A text in both languages. */
export type Text = { readonly bn: string; readonly en: string };

/** A prize that is paid from a pool of stakes: the winners of a draw divide it by their stakes. */
export type PoolRule = {
  /** The percentage of each contribution that is kept for the pool after the next hit. */
  readonly reservePercent: number;
};

/**
 * A prize of a line, and its share of what the play returns. That of a pool is what each stake
 * contributes to it; it has no price.
 */
export type Tier = { readonly code: string; readonly share: Ratio; readonly pool?: PoolRule };

/** One play, as a family declares it. */
export type PlayRow = {
  /** Names the play within its family: `last3_direct`. */
  readonly code: string;
  readonly label: Text;
  /** When a line wins, in a sentence or two. */
  readonly rule: Text;
  readonly shape: Shape;
  /** The prizes of plays with several: each gets its weight's share of the return. */
  readonly tiers?: Readonly<Record<string, number>>;
  /** Those of `tiers` that are paid from a pool. */
  readonly pools?: Readonly<Record<string, PoolRule>>;
  /** Stakes are multiples of this amount; absent: of a minor unit. */
  readonly stakeUnit?: Minor;
  /** Whether the play is not sold until an operator says so; absent: it is. */
  readonly isOffAtFirst?: boolean;
};

/**
 * What a line bets on: a number or an option, in the play that names it. Lines that win on the same
 * results have the same bet.
 */
export type Bet = { readonly play: string; readonly name: string };

/** The play in which numbers of a kind are named, and how that play tells them from its others. */
export type Home = { readonly play: string; readonly label: string };

export type Play = Omit<PlayRow, 'tiers' | 'pools'> & {
  /** The prizes; the shares add up to 1. */
  readonly tiers: readonly Tier[];
  /** Where the numbers of each kind of its shape are named. */
  readonly homes: readonly Home[];
  /** Options that win on the same results as a number or an option of another play, by code. */
  readonly sameBets: Readonly<Record<string, Bet>>;
};

/** Plays that are shown together, such as those of the last three digits. */
export type PlayGroup = {
  readonly code: string;
  readonly label: Text;
  readonly plays: readonly PlayRow[];
};

/** A prize of a draw with many, such as Vietnam's: its name, and the numbers drawn for it. */
export type DrawnPrize = {
  readonly code: string;
  readonly label: Text;
  readonly cells: readonly Cell[];
};

/**
 * What a page shows while the numbers are drawn: dice, a drum of digits for each place, balls that
 * leave a machine, balls and a wheel of animals, racing cars in lanes, or a board that fills prize
 * by prize.
 */
export type DrawnAs = 'dice' | 'drums' | 'balls' | 'zodiac' | 'race' | 'prizes';

/** The animals that own the numbers of a draw. */
export type Zodiac = {
  /** In their order on the wheel, by the codes of options. */
  readonly animals: readonly string[];
  /** The animal of the draw's last ball. */
  readonly getAnimal: (result: readonly number[]) => string;
};

/** Draw and plays of a kind of lottery. Its games differ in schedule, prices and limits. */
export type Family = {
  readonly code: string;
  readonly draw: Draw;
  readonly drawnAs: DrawnAs;
  /** For draws that are shown with a wheel of animals. */
  readonly zodiac?: Zodiac;
  /** What is drawn, prize by prize; absent: one row of numbers. */
  readonly prizes?: readonly DrawnPrize[];
  /** Players name a result by the sum of its numbers: K3's 13. */
  readonly isNamedBySum?: true;
  readonly groups: readonly PlayGroup[];
  /** The plays of all groups, in their order. */
  readonly plays: ReadonlyMap<string, Play>;
};

/**
 * The families of a game whose prizes follow the lunar year, one for each year. All have the same
 * codes, labels, draws and notations.
 */
export type YearlyFamily = {
  readonly code: string;
  /** A time that has a family, for what all years share. */
  readonly sampleDrawsAt: number;
  /** The family of an issue by the time of its draw; undefined for a year that is not known. */
  readonly getFamily: (drawsAt: number) => Family | undefined;
};

function listTiers({ tiers = { win: 1 }, pools = {} }: PlayRow): Tier[] {
  const total = Object.values(tiers).reduce((sum, weight) => sum + weight, 0);
  return Object.entries(tiers).map(([code, weight]) => {
    const pool = pools[code];
    const tier = { code, share: ratio(BigInt(weight), BigInt(total)) };
    return pool ? { ...tier, pool } : tier;
  });
}

/** Typed numbers are what players call numbers; then plays with numbers of one kind or price. */
function rankHome({ shape: { form, kinds, prices } }: PlayRow): number {
  if (form.kind === 'numbers') return 0;
  if (kinds.length === 1) return 1;
  return prices.length === 1 ? 2 : 3;
}

/** The first play of the best rank for each kind of bets that several plays may have. */
function findHomes(rows: readonly PlayRow[]): Map<string, Home> {
  const homes = new Map<string, Home>();
  for (const { code, shape } of rows.toSorted((one, other) => rankHome(one) - rankHome(other)))
    for (const { key, label } of shape.kinds)
      if (key !== null && !homes.has(key)) homes.set(key, { play: code, label });
  return homes;
}

/** For options of a play, the play and the name of the number or option that is the same bet. */
export type SameBets = Readonly<
  Record<string, Readonly<Record<string, readonly [play: string, name: string]>>>
>;

const toBets = (same: SameBets[string] = {}): Record<string, Bet> =>
  Object.fromEntries(
    Object.entries(same).map(([option, [play, name]]) => [option, { play, name }]),
  );

/** A family as its file declares it. */
type FamilyRow = Omit<Family, 'plays'> & { readonly sameBets?: SameBets };

/** A family of these plays. Throws a `RangeError` when two have the same code. */
export function defineFamily({ sameBets = {}, ...family }: FamilyRow): Family {
  const rows = family.groups.flatMap(({ plays }) => plays);
  const homes = findHomes(rows);
  const listHomes = ({ code, shape }: PlayRow): Home[] =>
    shape.kinds.map(
      ({ key, label }) => (key === null ? undefined : homes.get(key)) ?? { play: code, label },
    );
  const plays = new Map(
    rows.map(({ pools, ...row }): [string, Play] => [
      row.code,
      {
        ...row,
        tiers: listTiers({ ...row, ...(pools && { pools }) }),
        homes: listHomes(row),
        sameBets: toBets(sameBets[row.code]),
      },
    ]),
  );
  if (plays.size < rows.length) throw new RangeError(`${family.code}: two plays have one code`);
  return { ...family, plays };
}

/** What may become of a line. */
export type LineChances = {
  /** How often the line wins in each tier, on average. */
  readonly expected: readonly Ratio[];
  /** The chance of a prize. */
  readonly win: Ratio;
  /** The chance that the stake is returned. */
  readonly tie: Ratio;
};

/** Counts what may become of a line, exactly, over all results. */
export function countChances({ measure, judge }: LineEvent, tiers: number): LineChances {
  const { total, facts } = measure.count();
  const expected = Array.from({ length: tiers }, () => 0n);
  let win = 0n;
  let tie = 0n;
  for (const [fact, count] of facts) {
    const outcome = judge(fact);
    if (outcome === 'tie') {
      tie += count;
      continue;
    }
    if (outcome.some((times) => times > 0)) win += count;
    for (const [tier, times] of outcome.entries())
      expected[tier] = (expected[tier] ?? 0n) + BigInt(times) * count;
  }
  return {
    expected: expected.map((count) => ratio(count, total)),
    win: ratio(win, total),
    tie: ratio(tie, total),
  };
}

/** The average return of a line: prizes and returned stakes. */
export const getReturn = ({ expected, tie }: LineChances, prices: readonly Ratio[]): Ratio =>
  expected.reduce(
    (sum, times, tier) => addRatio(sum, multiply(times, prices[tier] ?? ratio(0n))),
    tie,
  );

const multiply = (one: Ratio, other: Ratio): Ratio =>
  ratio(one.num * other.num, one.den * other.den);

/** The share of stakes that are decided: all but the returned ones. */
export const getDecided = ({ tie }: LineChances): Ratio => subtractRatio(ratio(1n), tie);

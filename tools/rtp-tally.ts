// Counts what simulated rounds pay: which multiples of the stake, and how often each.
import { addRatio, formatRatio, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type { ReturnRow } from './rtp-rows.ts';

/** Result of the simulated rounds of a row. */
export type Counted = {
  /** How many rounds there were; fewer than simulated where a play does not always come about. */
  readonly rounds: number;
  /** Their payouts together, in stakes. */
  readonly paid: Ratio;
  /** A payout that the plays do not list, as exact text; null: there was none. */
  readonly unlisted: string | null;
};

/** A row with the result of its simulation. */
export type Simulated = Counted & { readonly row: ReturnRow };

/** Pays of one round to the rows; null: the play did not come about. */
export type Payouts = readonly (Ratio | null)[];

/** The counts of some rows. */
export type Tally = {
  /** Counts a round by the place of its payouts. */
  count(place: number): void;
  /** The place of payouts among those that have come. */
  find(payouts: Payouts): number;
  summarize(): readonly Simulated[];
};

/** Engines give the same few objects again and again, or new ones each time: those are not kept. */
const objectsMax = 1_024;

/** Finds the place of the payouts of one row faster than by their text. */
function createFinder(findByText: (pays: Ratio | null) => number) {
  const places = new Map<Ratio | null, number>();
  return (pays: Ratio | null): number => {
    const known = places.get(pays);
    if (known !== undefined) return known;
    const place = findByText(pays);
    if (places.size < objectsMax) places.set(pays, place);
    return place;
  };
}

function summarizeRow(
  row: ReturnRow,
  cells: readonly { readonly pays: Ratio | null; readonly times: number }[],
): Simulated {
  const played = cells.flatMap(({ pays, times }) => (pays ? [{ pays, times }] : []));
  const paid = played
    .map(({ pays, times }) => multiplyRatio(pays, ratio(BigInt(times))))
    .reduce(addRatio, ratio(0n));
  const texts = played.map(({ pays }) => formatRatio(pays)).filter((text) => text !== '0');
  return {
    row,
    rounds: played.reduce((sum, { times }) => sum + times, 0),
    paid,
    unlisted: texts.find((text) => row.payouts?.has(text) === false) ?? null,
  };
}

/** Counts rounds in which these rows are paid together. */
export function createTally(rows: readonly ReturnRow[]): Tally {
  const kinds: Payouts[] = [];
  const times: number[] = [];
  const places = new Map<string, number>();
  const find = (payouts: Payouts): number => {
    const key = payouts.map((pays) => (pays ? `${pays.num}/${pays.den}` : '-')).join();
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, kinds.length);
    kinds.push([...payouts]);
    return times.push(0) - 1;
  };
  return {
    find,
    count(place) {
      times[place] = (times[place] ?? 0) + 1;
    },
    summarize: () =>
      rows.map((row, index) =>
        summarizeRow(
          row,
          kinds.map((kind, place) => ({ pays: kind[index] ?? null, times: times[place] ?? 0 })),
        ),
      ),
  };
}

/** Counts the payouts of one row. */
export function createRowTally(row: ReturnRow) {
  const { find, count, summarize } = createTally([row]);
  const findPlace = createFinder((pays) => find([pays]));
  return { count: (pays: Ratio | null): void => count(findPlace(pays)), summarize };
}

/** The results of the same rows in several parts of a simulation as one. */
export function addResults(one: readonly Counted[], other: readonly Counted[]): Counted[] {
  return one.map((result, index) => {
    const { rounds, paid, unlisted } = other[index] ?? {
      rounds: 0,
      paid: ratio(0n),
      unlisted: null,
    };
    return {
      rounds: result.rounds + rounds,
      paid: addRatio(result.paid, paid),
      unlisted: result.unlisted ?? unlisted,
    };
  });
}

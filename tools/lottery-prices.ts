// The part of a lottery's page in docs/lotteries that tells what a line of a play is paid: prizes
// and their shares, chances, and prices at one prize series.
import { getChances, computePrices, listShares } from '@khelaghor/engine-lottery/prices.ts';
import type { Play } from '@khelaghor/engine-lottery/play.ts';
import { formatRatio, ratio, type Ratio } from '@khelaghor/money/ratio.ts';
import { writeTable } from './slot-document.ts';

/** The prize series of the prices that pages show. */
const shownSeries = 1_960;

/** Of more prices than this a page shows those with the fewest parts only. */
const shownMost = 100;

const listName = new Intl.ListFormat('en-GB');

/** Quotes a code. */
export const quote = (code: string): string => `\`${code}\``;

/** A play in some years of the lunar calendar, or in all of them. */
export type PlayOfYears = { readonly years: readonly string[]; readonly play: Play };

/** What becomes of lines of a price in one prize, as texts. */
type PrizeRow = {
  readonly prize: string;
  readonly share: string;
  readonly average: string;
  readonly tie: string;
  readonly price: string;
};

/** Lines of some prices that are paid alike, in some years. */
type PriceRow = { readonly keys: readonly string[]; readonly years: string } & PrizeRow;

/** The prizes in which a line with a price can win. */
function listPrizeRows(play: Play, key: string): PrizeRow[] {
  const { expected, tie } = getChances(play, key);
  const prices = computePrices(play, key, shownSeries);
  const shares = listShares(play, key);
  return play.tiers.flatMap(({ code, pool }, tier) => {
    const average: Ratio = expected[tier] ?? ratio(0n);
    if (average.num === 0n) return [];
    return [
      {
        prize: code,
        share: formatRatio(shares[tier] ?? ratio(0n)),
        average: formatRatio(average),
        tie: formatRatio(tie),
        price: pool ? 'a pool' : formatRatio(prices[tier] ?? ratio(0n)),
      },
    ];
  });
}

/** Groups some things by the text that they have in common, in the order of their first. */
const groupAlike = <T>(things: readonly T[], getText: (thing: T) => string): T[][] => [
  ...Map.groupBy(things, getText).values(),
];

/** "all", "the rat", or "all others" for the most. */
function nameYears(some: readonly string[], all: readonly string[]): string {
  if (some.length === all.length) return 'all';
  return some.length > all.length / 2 ? 'all others' : listName.format(some);
}

/** The rows of a price: in each year what the others have, or rows of its own. */
function listRowsOfPrice(plays: readonly PlayOfYears[], key: string): PriceRow[] {
  const all = plays.flatMap(({ years }) => years);
  const known = plays.map(({ years, play }) => ({ years, rows: listPrizeRows(play, key) }));
  const groups = groupAlike(known, ({ rows }) => JSON.stringify(rows));
  // The fewest years first, "all others" last.
  return groups
    .toSorted((one, other) => one.length - other.length)
    .flatMap((alike) => {
      const years = nameYears(
        alike.flatMap((one) => one.years),
        all,
      );
      return (alike[0]?.rows ?? []).map((row) => ({ keys: [key], years, ...row }));
    });
}

/** Joins the rows of prices that are paid alike. */
function joinRows(keys: readonly string[], plays: readonly PlayOfYears[]): PriceRow[] {
  const rows = keys.map((key) => listRowsOfPrice(plays, key));
  const getText = (own: readonly PriceRow[]): string =>
    JSON.stringify(own.map((row) => ({ ...row, keys: [] })));
  return groupAlike(rows, getText).flatMap((alike) =>
    (alike[0] ?? []).map((row, index) => ({
      ...row,
      keys: alike.flatMap((own) => own[index]?.keys ?? []),
    })),
  );
}

/** How many kinds, legs or digits a price names. */
const countParts = (key: string): number => key.split('+').length;

function listShownKeys(keys: readonly string[]): readonly string[] {
  if (keys.length <= shownMost) return keys;
  const fewest = Math.min(...keys.map(countParts));
  return keys.filter((key) => countParts(key) === fewest);
}

type Column = readonly [head: string, read: (row: PriceRow) => string];

/** The columns that tell rows apart, or say something. */
function listColumns(rows: readonly PriceRow[], play: Play): Column[] {
  const { kind } = play.shape.form;
  const isShown = (some: (row: PriceRow) => boolean, column: Column): Column[] =>
    rows.some(some) ? [column] : [];
  const many = (): boolean => play.tiers.length > 1;
  return [
    ...isShown(
      () => kind === 'options' || play.shape.prices.length > 1,
      [kind === 'options' ? 'Options' : 'Price', ({ keys }) => keys.map(quote).join(', ')],
    ),
    ...isShown(({ years }) => years !== 'all', ['Years', ({ years }) => years]),
    ...isShown(many, ['Prize', ({ prize }) => quote(prize)]),
    ...isShown(many, ['Share', ({ share }) => share]),
    ['Wins', ({ average }) => average],
    ...isShown(({ tie }) => tie !== '0', ['Returned', ({ tie }) => tie]),
    [`Price at ${shownSeries}`, ({ price }) => price],
  ];
}

/** Describes what lines of a play are paid, as a table and what its reader must know. */
export function describePrices(plays: readonly PlayOfYears[]): string[] {
  const [first] = plays;
  if (!first) return [];
  const { play } = first;
  const { prices } = play.shape;
  const keys = listShownKeys(prices);
  const rows = joinRows(keys, plays);
  const columns = listColumns(rows, play);
  const table = writeTable([
    columns.map(([head]) => head),
    ...rows.map((row) => columns.map(([, read]) => read(row))),
  ]);
  const few = `These are ${keys.length} of ${prices.length.toLocaleString('en')} prices.`;
  return keys.length < prices.length ? [few, table] : [table];
}

// The page of a family of lotteries in docs/lotteries: what is drawn, and for each play how it is
// chosen, when a line wins, and what it is paid.
import { listParts } from '@khelaghor/engine-lottery/draws/draw.ts';
import type { Family, Play, PlayGroup } from '@khelaghor/engine-lottery/play.ts';
import { lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import { describeBets, describeExample, describeSelection } from './lottery-selection.ts';
import { describePrices, quote, type PlayOfYears } from './lottery-prices.ts';
import { fold, writeTable } from './slot-document.ts';

/** A family in some years; most have the same plays in all years. */
export type FamilyOfYears = { readonly years: readonly string[]; readonly family: Family };

/** A family by its code, with all that its years have. */
export type DocumentedFamily = { readonly code: string; readonly all: readonly FamilyOfYears[] };

/** "1 to 3" for three places of which the first is 0. */
const nameSpan = (from: number, count: number): string =>
  count === 1 ? `${from + 1}` : `${from + 1} to ${from + count}`;

function describeParts({ draw }: Family): string {
  const rows = listParts(draw).map(({ kind, count, from, to, start }) => [
    kind,
    String(count),
    `${from} to ${to}`,
    nameSpan(start, count),
  ]);
  return writeTable([['Kind', 'Count', 'Numbers', 'Places'], ...rows]);
}

/** Where each prize lies; its numbers stand one after another. */
function describeDrawn({ prizes }: Family): string[] {
  if (!prizes) return [];
  const rows = prizes.map(({ code, label, cells }) => {
    const places = cells.flat();
    const digits = cells[0]?.length ?? 0;
    const numbers = digits > 1 ? `${cells.length} of ${digits} digits` : String(cells.length);
    return [quote(code), label.en, numbers, nameSpan(places[0] ?? 0, places.length)];
  });
  return [writeTable([['Prize', 'Name', 'Numbers', 'Places'], ...rows])];
}

/** What a buyer must know of a play beside its lines and prices. */
function describeTerms({ stakeUnit, isOffAtFirst, tiers }: Play): string[] {
  const pools = tiers.flatMap(({ code, pool }) =>
    pool ? [`${quote(code)} with a reserve of ${pool.reservePercent} %`] : [],
  );
  return [
    ...(stakeUnit ? [`Stakes: multiples of ${stakeUnit} minor units.`] : []),
    ...(pools.length > 0 ? [`Pools: ${pools.join(', ')}.`] : []),
    ...(isOffAtFirst ? ['Not sold until an operator says so.'] : []),
  ];
}

function describePlay(plays: readonly PlayOfYears[]): string[] {
  const [first] = plays;
  if (!first) return [];
  const { play } = first;
  const items = [
    ...describeSelection(play),
    ...describeExample(play),
    ...describeTerms(play),
    ...describeBets(plays),
  ].map((item) => `- ${item}`);
  return [
    `### ${quote(play.code)} ${play.label.en}`,
    play.rule.en,
    ...(items.length > 0 ? [items.join('\n')] : []),
    ...describePrices(plays),
  ];
}

function describeGroup({ code, label, plays }: PlayGroup, all: readonly FamilyOfYears[]): string[] {
  const inYears = (own: string): PlayOfYears[] =>
    all.flatMap(({ years, family }) => {
      const play = family.plays.get(own);
      return play ? [{ years, play }] : [];
    });
  return [
    `## ${label.en} (${quote(code)})`,
    ...plays.flatMap((play) => describePlay(inYears(play.code))),
  ];
}

const listLotteries = (family: string): string =>
  lotteryRows
    .filter((row) => row.family === family)
    .map(({ code, title }) => `${quote(code)} (${title.en})`)
    .join(', ');

/** The text of a family's page, before formatting. */
export function writeLotteryDocument({ code, all }: DocumentedFamily): string {
  const [first] = all;
  if (!first) throw new RangeError(`${code} has no plays`);
  const { family } = first;
  const isYearly = all.length > 1;
  const parts = [
    `# Lotteries of ${quote(code)}`,
    fold(`
      \`npm run gen\` writes this page from \`engines/lottery/src/families\`.
      [Settling a ticket](settling.md) says how to read it and what the words in it mean.`),
    `Lotteries: ${listLotteries(code)}. Scope: ${quote(`${code}/1`)}.`,
    ...(isYearly
      ? ['Years are those of the animals; [settling](settling.md#animals) says when each begins.']
      : []),
    '## Draw',
    describeParts(family),
    ...describeDrawn(family),
    ...family.groups.flatMap((group) => describeGroup(group, all)),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The list of all families, before formatting. */
export function writeLotteryList(families: readonly DocumentedFamily[]): string {
  const rows = families.map(({ code, all }) => [
    `[${quote(code)}](${code}.md)`,
    String(all[0]?.family.plays.size ?? 0),
    listLotteries(code),
  ]);
  return [
    '# Rules of the lotteries',
    fold(`
      [Settling a ticket](settling.md) says how any ticket is settled to the minor unit. Each family
      of lotteries has a page with its draw, plays, chances and prices. \`npm run gen\` writes these
      pages and this list. A lottery that an operator added has the rules of the one it is based
      on.`),
    writeTable([['Family', 'Plays', 'Lotteries'], ...rows]),
    '',
  ].join('\n\n');
}

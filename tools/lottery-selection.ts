// The part of a lottery's page in docs/lotteries that tells how a play is chosen: the groups of its
// selections, how they expand into lines, and an example with the names of its lines.
import { getOwnName, listBetLines } from '@khelaghor/engine-lottery/bets.ts';
import type { Home, Play } from '@khelaghor/engine-lottery/play.ts';
import type { FormGroup, Selection, Shape } from '@khelaghor/engine-lottery/shapes/shape.ts';
import { quote, type PlayOfYears } from './lottery-prices.ts';

const getWidth = (groups: readonly FormGroup[]): number =>
  Math.max(...groups.flatMap(({ values }) => values.map((value) => String(value).length)));

/** "place 3" of `place:2`: places are counted from 1. */
function nameGroup({ label }: FormGroup): string {
  const [name = '', index] = label.split(':');
  return index === undefined ? name : `${name} ${Number(index) + 1}`;
}

/** "1", "1 to 10", "3 or more". */
const describeRange = (least: number, most: number): string =>
  least === most ? `${least}` : `${least} to ${most}`;

function describeValues({ values, words }: FormGroup, width: number): string {
  const written = values.map((value) => quote(String(value).padStart(width, '0')));
  if (words) return written.map((value, index) => `${value} ${words[index] ?? ''}`).join(', ');
  return `${written[0] ?? ''} to ${written.at(-1) ?? ''}`;
}

const describeGroup = (group: FormGroup, width: number): string =>
  `${describeRange(group.least, group.most)} of ${describeValues(group, width)}`;

const getBaseName = ({ label }: FormGroup): string => label.replace(/:.*/u, '');

/** "place 1 to place 3" of places in a row, else "pairs and singles". */
function nameGroups(groups: readonly FormGroup[]): string {
  const [first, last] = [groups[0], groups.at(-1)];
  if (!first || !last || first === last) return first ? nameGroup(first) : '';
  return getBaseName(first) === getBaseName(last)
    ? `${nameGroup(first)} to ${nameGroup(last)}, each`
    : `${groups.map(nameGroup).join(' and ')}, each`;
}

/** The groups of a selection; those that are alike are told once, and places are apart. */
function describeGroups(groups: readonly FormGroup[]): string[] {
  const width = getWidth(groups.filter(({ label }) => label !== 'places'));
  const describe = (group: FormGroup): string =>
    describeGroup(group, group.label === 'places' ? 1 : width);
  return [...Map.groupBy(groups, describe)].map(([text, alike]) => `${nameGroups(alike)}: ${text}`);
}

/** How many places a line of a play at any few places has. */
const countPlaces = ({ kinds }: Shape): number => kinds[0]?.label.split('+').length ?? 0;

/** Which part of settling.md says how a selection of groups expands. */
function describeGroupLines(shape: Shape, groups: readonly FormGroup[]): string {
  const [first] = groups;
  const name = first ? getBaseName(first) : '';
  if (name === 'places') {
    const own = describeGroupLines(shape, groups.slice(1));
    return `at each ${first?.least ?? 0} of the chosen places: ${own}`;
  }
  if (name === 'place' && first?.least === 0)
    return countPlaces(shape) === 1
      ? 'each value at its place'
      : `spread: one value for each ${countPlaces(shape)} of the places`;
  if (name === 'place') return shape.kinds.length > 1 ? 'joint' : 'direct: one value of each group';
  if (name === 'digit') return 'every number made of one digit of each group';
  if (name === 'sums' || name === 'spans')
    return shape.kinds[0]?.key?.startsWith('any order')
      ? 'every set of digits with a chosen value'
      : 'every row of digits with a chosen value';
  if (name === 'ball') return 'one line: a parlay';
  const taken = name === 'bankers' ? (first?.most ?? 0) + 1 : (first?.least ?? 0);
  if (groups.length === 1 && taken === 1) return 'each value';
  if (groups.length === 1 || name === 'bankers')
    return `each ${taken} of the values${name === 'bankers' ? ', all bankers among them' : ''}`;
  return `each ${groups.map((group) => `${group.least} of ${nameGroup(group)}`).join(' with ')}`;
}

/** The groups and the lines of a play, as items of a list. */
export function describeSelection({ shape }: Play): string[] {
  const { form, isListed } = shape;
  if (form.kind === 'options') return [];
  if (form.kind === 'numbers') {
    const lines = isListed ? 'each number is a line' : 'each order of its digits is a line';
    return [`Numbers of ${form.width} digits; ${lines}.`];
  }
  return [
    `Groups: ${describeGroups(form.groups).join('; ')}.`,
    `Lines: ${describeGroupLines(shape, form.groups)}.`,
  ];
}

/** Some of the values of a group, not all of them neighbours. */
const pickValues = ({ values }: FormGroup, count: number, from: number): number[] =>
  values
    .filter((_, index) => index >= from)
    .slice(0, count)
    .toSorted((one, other) => one - other);

/** How many values are chosen beyond the least: of the first group, and of each other one. */
type Extra = readonly [first: number, others: number];

/** Tries to fill groups; `filled` of those that may be empty get a value. */
function fillGroups(groups: readonly FormGroup[], extra: Extra, filled: number): Selection {
  const isBankers = groups[0]?.label === 'bankers';
  const taken = isBankers ? (groups[0]?.most ?? 0) + 1 : 0;
  let left = filled;
  return groups.map((group, index) => {
    const { least, most } = group;
    if (isBankers) return pickValues(group, index === 0 ? 1 : taken, index);
    const more = index === 0 ? extra[0] : extra[1];
    if (least > 0) return pickValues(group, Math.min(most, least + more), index);
    left -= 1;
    return left < 0 ? [] : pickValues(group, 1, index);
  });
}

const extras: readonly Extra[] = [
  [1, 1],
  [1, 0],
  [0, 0],
];

/** Most lines of an example. */
const linesMost = 10;

/** A selection of a play with several lines, where that is not many. */
function findExample({ shape }: Play): Selection | undefined {
  const { form } = shape;
  if (form.kind === 'options') return shape.parse(form.options.slice(0, 1).join(','));
  if (form.kind === 'numbers') return shape.parse('0123456789'.slice(1, form.width + 1));
  for (const filled of [6, 5, 4, 3, 2, 1])
    for (const extra of extras) {
      const chosen = fillGroups(form.groups, extra, filled);
      const selection = shape.parse(shape.format(chosen));
      const lines = selection ? shape.countLines(selection) : 0;
      if (selection && lines > 0 && lines <= linesMost) return selection;
    }
  return shape.parse(shape.format(fillGroups(form.groups, [0, 0], 1)));
}

/** A selection and the names of its lines; none for options, which are named by their codes. */
export function describeExample(play: Play): string[] {
  const selection = play.shape.form.kind === 'options' ? undefined : findExample(play);
  if (!selection) return [];
  const names = [...listBetLines(play, selection)].map(({ line }) => getOwnName(play, line));
  const shown = names.slice(0, linesMost).map(quote).join(', ');
  const text = quote(play.shape.format(selection));
  const more = names.length > linesMost ? ` and ${names.length - linesMost} more` : '';
  if (names.length === 1) return [`Example: ${text} is the line ${shown}.`];
  return [`Example: ${text} is ${names.length} lines: ${shown}${more}.`];
}

const joinLabel = (label: string, rest: string): string => (label ? `${label}:${rest}` : rest);

/** Where the lines of a kind are counted: the play, the name there, and which lines they are. */
type Counted = { readonly where: string; readonly which: string };

/** Where lines of a kind are counted, when not under their own play and name. */
function findCounted({ code, shape, homes }: Play, kind: number): Counted[] {
  const label = shape.kinds[kind]?.label ?? '';
  const home = homes[kind];
  if (!home || (home.play === code && home.label === label)) return [];
  const isApart = homes.some((other, nth) => isAlike(shape, kind, nth) && differs(other, home));
  const names = home.label === label ? '' : ` as ${quote(joinLabel(home.label, '…'))}`;
  const which = label === '' ? `${isApart ? 'some ' : ''}lines` : quote(joinLabel(label, '…'));
  return [{ where: `in ${quote(home.play)}${names}`, which }];
}

const isAlike = ({ kinds }: Shape, kind: number, other: number): boolean =>
  kinds[kind]?.label === kinds[other]?.label;

const differs = (one: Home, other: Home): boolean =>
  one.play !== other.play || one.label !== other.label;

/** Most options that are listed with another name. */
const sameMost = 12;

/** The options that are the same bet as another one; of many only the first. */
function describeSameBets({ sameBets }: Play): string[] {
  const all = Object.entries(sameBets);
  const shown = all.slice(0, all.length > sameMost ? 1 : sameMost);
  const texts = shown.map(
    ([option, { play, name }]) => `${quote(option)} in ${quote(play)} as ${quote(name)}`,
  );
  return shown.length < all.length
    ? [...texts, `${all.length - shown.length} more in the same way`]
    : texts;
}

/** Under which play and name the lines are counted that have another bet than their own. */
export function describeBets(plays: readonly PlayOfYears[]): string[] {
  const [first] = plays;
  if (!first) return [];
  const { play, years } = first;
  const counted = play.homes.flatMap((_, kind) => findCounted(play, kind));
  const ofKinds = [...Map.groupBy(counted, ({ where }) => where)].map(
    ([where, own]) => `${[...new Set(own.map(({ which }) => which))].join(', ')} ${where}`,
  );
  const ofOptions = describeSameBets(play);
  const isYearly = new Set(plays.map((one) => JSON.stringify(one.play.sameBets))).size > 1;
  const when = isYearly ? ` in the year of the ${years.join()}` : '';
  const all = [...ofKinds, ...ofOptions];
  return all.length > 0 ? [`Counted${when}: ${all.join('; ')}.`] : [];
}

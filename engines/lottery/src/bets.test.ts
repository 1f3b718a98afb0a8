// Goal: two lines of a family have one bet if they win the same prizes on the same results, and
// only then, whatever plays they are of. Method: the lines of all plays with few numbers, settled
// with results of the same few numbers.
import { formatRatio, ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import type { LotteryResult } from './draws/draw.ts';
import { canBetOn, getCounter, listBetLines, readBet } from './bets.ts';
import { listNeighbours, listSmallTexts, sampleSmallWorld } from './families/sampled-lines.ts';
import { testedFamilies } from './families/tested-families.ts';
import type { Bet, Family, Play } from './play.ts';
import { getChances, listShares } from './prices.ts';
import { isLost, type Outcome } from './shapes/shape.ts';

const families = testedFamilies.map((family): [string, Family] => [family.code, family]);

/** A family has up to hundreds of plays, and the machine may be busy. */
const familyTimeout = 120_000;

/** Lines of balls win sooner in a small world than lines of many digits. */
const countResults = ({ draw: { parts } }: Family): number =>
  parts.some(({ kind }) => kind === 'digits') ? 1_000 : 400;
const linesMax = 1_000;

type SeenLine = {
  readonly play: Play;
  readonly bet: Bet;
  readonly judge: (result: LotteryResult) => Outcome;
  /** The first result that it wins; undefined: none of those tried. */
  readonly won: LotteryResult | undefined;
  /** Its prizes, its chances, and what it wins of the results tried. */
  readonly wins: string;
};

const writeOutcome = (outcome: Outcome): number =>
  outcome === 'tie' ? 9 : outcome.reduce((sum, times, tier) => sum + times * 7 ** tier * 10, 0);

/** Sums up the outcomes of a line at many results. */
function hashOutcomes(outcomes: readonly Outcome[]): string {
  let hash = 17;
  let other = 5;
  for (const value of outcomes.map(writeOutcome)) {
    hash = Math.imul(hash ^ value, 0x01_00_01_93);
    other = (Math.imul(other, 69_069) + value + 1) | 0;
  }
  return `${hash} ${other}`;
}

/** The prizes of a line and its chances, exactly. */
function describePrizes(play: Play, priced: string): string {
  const { win, tie, expected } = getChances(play, priced);
  const tiers = listShares(play, priced).map((share, tier) => {
    const times = formatRatio(expected[tier] ?? ratio(0n));
    return `${times} ${formatRatio(share)}${play.tiers[tier]?.pool ? ' pool' : ''}`;
  });
  // A line has nothing of a prize that it cannot win.
  const own = tiers.filter((_, tier) => (expected[tier]?.num ?? 0n) > 0n);
  return [win, tie].map(formatRatio).concat(own).join(' ');
}

function* listSeenLines(family: Family): Generator<SeenLine> {
  const results = sampleSmallWorld(family.draw, countResults(family));
  for (const play of family.plays.values())
    for (const text of listSmallTexts(play, family.draw)) {
      const selection = play.shape.parse(text);
      if (!selection || play.shape.countLines(selection) > linesMax) continue;
      for (const { line, bet } of listBetLines(play, selection)) {
        const { event } = line;
        const judge = (result: LotteryResult): Outcome => event.judge(event.measure.read(result));
        const outcomes = results.map(judge);
        const won = results[outcomes.findIndex((outcome) => outcome !== 'tie' && !isLost(outcome))];
        const wins = `${describePrizes(play, line.priced)} ${hashOutcomes(outcomes)}`;
        yield { play, bet, judge, won, wins };
      }
    }
}

const seen = new WeakMap<Family, readonly SeenLine[]>();

/** The lines of a family, settled once for all tests. */
function seeLines(family: Family): readonly SeenLine[] {
  const lines = seen.get(family) ?? [...listSeenLines(family)];
  seen.set(family, lines);
  return lines;
}

const keyOf = ({ play, name }: Bet): string => `${play} ${name}`;

/** Whether two lines that won alike so far win differently close to what they won. */
function isToldApart({ draw }: Family, one: SeenLine, other: SeenLine): boolean {
  const close = [one.won, other.won].flatMap((won) =>
    won ? [...listNeighbours(draw, won, 300)] : [],
  );
  return close.some(
    (result) => writeOutcome(one.judge(result)) !== writeOutcome(other.judge(result)),
  );
}

/** The lines of several bets that win alike, or of one bet that win differently. */
function listMisnamed(family: Family, lines: readonly SeenLine[]): string[] {
  const byWins = Map.groupBy(
    lines.filter(({ won }) => won),
    ({ wins }) => wins,
  );
  const alike = [...byWins.values()].flatMap((group) => {
    const [first, ...others] = group;
    const other = others.find(
      (line) => first && keyOf(line.bet) !== keyOf(first.bet) && !isToldApart(family, first, line),
    );
    return first && other ? [`${keyOf(first.bet)} is ${keyOf(other.bet)}`] : [];
  });
  const byBet = Map.groupBy(lines, ({ bet }) => keyOf(bet));
  const different = [...byBet].filter(
    ([, group]) => new Set(group.map(({ wins }) => wins)).size > 1,
  );
  return [...alike, ...different.map(([key]) => `${key} wins differently`)];
}

test.each(families)(
  '%s: lines have one bet when they win on the same results, and only then',
  (_, family) => {
    const lines = seeLines(family);
    expect(lines.filter(({ won }) => won).length).toBeGreaterThan(20);
    expect(listMisnamed(family, lines)).toEqual([]);
  },
  familyTimeout,
);

test.each(families)(
  '%s: every bet can be named by an operator, and has a counter of its own',
  (_, family) => {
    const counters = new Map<string, string>();
    const failures = new Set<string>();
    for (const { play, bet } of seeLines(family)) {
      const naming = family.plays.get(bet.play);
      const read = naming && readBet(naming, bet.name);
      if (!read || keyOf(read) !== keyOf(bet)) failures.add(`${keyOf(bet)} is not read`);
      if (!canBetOn(play, bet)) failures.add(`${play.code} cannot bet on ${keyOf(bet)}`);
      const { block, place } = getCounter(family, bet);
      const counter = `${bet.play} ${block} ${place}`;
      if (!Number.isInteger(place) || place < 0 || place > 99) failures.add(`no place: ${counter}`);
      if ((counters.get(counter) ?? keyOf(bet)) !== keyOf(bet)) failures.add(`shared: ${counter}`);
      counters.set(counter, keyOf(bet));
    }
    expect([...failures].slice(0, 20)).toEqual([]);
  },
  familyTimeout,
);

/** The values of a group in another order. */
const reverseGroup = (text: string, width: number): string =>
  (text.match(width > 1 ? /\d\d/gu : /\d/gu) ?? []).toReversed().join('');

/** The text of a selection with its numbers in another order. */
function reverseText({ shape: { form } }: Play, text: string): string {
  if (form.kind === 'options') return text.split('+').toReversed().join('+');
  if (form.kind === 'numbers')
    return text
      .split(',')
      .map((one) => reverseGroup(one, 1))
      .join(',');
  // Values of all groups are written alike, but for places.
  const values = form.groups.flatMap((group) => (group.label === 'places' ? [] : group.values));
  const width = Math.max(...values) > 9 ? 2 : 1;
  return text
    .split(',')
    .map((one, index) => reverseGroup(one, form.groups[index]?.label === 'places' ? 1 : width))
    .join(',');
}

/** Whether a rule says so of numbers that a player chooses. */
const saysAnyOrder = ({ rule, shape: { form } }: Play): boolean =>
  /any order/u.test(rule.en) &&
  (form.kind !== 'options' || form.options.some((option) => /^\d+\+/u.test(option)));

test.each(families)('%s: a play that wins in any order reads numbers in any order', (_, family) => {
  const failures = [...family.plays.values()].filter(saysAnyOrder).flatMap((play) => {
    const { shape } = play;
    const texts = [...listSmallTexts(play, family.draw)].filter((text) => shape.parse(text));
    return texts.flatMap((text) => {
      const [normal, read] = [text, reverseText(play, text)].map(shape.parse);
      const isSame = normal && read && shape.format(read) === shape.format(normal);
      return isSame ? [] : [`${play.code} ${text}`];
    });
  });
  expect(failures).toEqual([]);
});

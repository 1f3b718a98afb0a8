/**
 * Plays in which some numbers are chosen and each few of them are a line, wherever they are drawn:
 * any two of the last three digits, five of eleven, Keno, not-hit bets, Vietnam's xiên. Bankers are
 * in every line.
 */
import { countChoices, listChoices } from '../draws/combinations.ts';
import type { Draw } from '../draws/draw.ts';
import { defineMeasure, readCell, type Cell, type Measure } from '../draws/measure.ts';
import { createSetKind, getValueWidth, joinNumber, sortRising } from './bet-kinds.ts';
import { createGroupShape, payAll } from './group-shape.ts';
import { countHits, listFalls, listHits, type Hits } from './hits.ts';
import {
  findGreatest,
  isLost,
  onePrice,
  type FormGroup,
  type LineEvent,
  type Outcome,
  type Selection,
  type Shape,
  type WonLines,
} from './shape.ts';

/** What wins: `hits` says for each group of cells how many numbers of the line it shows. */
export type ChoiceRule = {
  /** Numbers of a line. */
  readonly taken: number;
  /** All values that can be chosen. */
  readonly values: readonly number[];
  /** The cells in which they may be drawn, in groups; mostly one group. */
  readonly groups: readonly (readonly Cell[])[];
  readonly judge: (hits: readonly number[]) => Outcome;
  /** Most numbers of a selection; absent: all. */
  readonly most?: number;
  /**
   * Hits of a line above this number change nothing, which makes counting fast: 1 for not-hit bets.
   * Absent: all hits count. For digits only.
   */
  readonly hitsMax?: number;
  /** Whether bankers may be chosen. */
  readonly hasBankers?: boolean;
};

const hitBase = 100;
const toHits = (code: number, groups: number): number[] =>
  Array.from({ length: groups }, (_, group) => Math.floor(code / hitBase ** group) % hitBase);

/** Which numbers of a line are shown by a group of balls: each ball once, so counting is enough. */
const measureBalls = (draw: Draw, rule: ChoiceRule, line: readonly number[]): Measure =>
  defineMeasure(draw, {
    kind: 'hits',
    groups: rule.groups,
    interest: line,
    start: 0,
    step: (code: number, _, group) => code + hitBase ** group,
    read: (code) => code,
  });

const countBits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** Which numbers of a line are shown at all by cells of digits, which may show one again. */
const measureDigits = (draw: Draw, rule: ChoiceRule, line: readonly number[]): Measure =>
  defineMeasure(draw, {
    kind: 'hits',
    groups: rule.groups,
    interest: line,
    start: 0,
    step: (mask: number, value) =>
      countBits(mask) < (rule.hitsMax ?? line.length) ? mask | (1 << line.indexOf(value)) : mask,
    read: countBits,
  });

/** The bankers of a selection, which are in every line, and the numbers that fill up the lines. */
type Chosen = { readonly fixed: readonly number[]; readonly free: readonly number[] };

/** What falls on the groups: the hits of the bankers, and those of the free numbers. */
type Shown = { readonly fixedHits: readonly number[]; readonly free: Hits };

/** The groups that a player fills. */
function listFormGroups({ taken, values, hasBankers, most = values.length }: ChoiceRule) {
  const bankers: FormGroup = { label: 'bankers', values, least: 0, most: taken - 1 };
  const numbers: FormGroup = { label: 'numbers', values, least: hasBankers ? 1 : taken, most };
  return hasBankers ? [bankers, numbers] : [numbers];
}

function checkRule(draw: Draw, { groups }: ChoiceRule): { isPool: boolean } {
  const isPool = draw.parts.every(({ kind }) => kind === 'pool');
  if (!isPool && groups.length > 1) throw new RangeError('digits are one group');
  if (groups.flat(2).length === 0) throw new RangeError('no cells');
  return { isPool };
}

/** A play in which each `taken` of the chosen numbers are a line: `0102030405`, `01,02030405`. */
export function createChoice(draw: Draw, rule: ChoiceRule): Shape {
  const { taken, values, judge } = rule;
  const measureLine = checkRule(draw, rule).isPool ? measureBalls : measureDigits;
  const createEvent = (line: readonly number[]): LineEvent => ({
    measure: measureLine(draw, rule, line),
    judge: (code) => judge(toHits(Number(code), rule.groups.length)),
  });
  const split = ([first = [], second = []]: Selection): Chosen =>
    rule.hasBankers ? { fixed: first, free: second } : { fixed: [], free: first };
  const listWon = (fixed: number, { fixedHits, free }: Shown): WonLines[] =>
    [...listFalls(free, taken - fixed)].flatMap(({ hits, lines }) => {
      const outcome = judge(hits.map((count, group) => count + (fixedHits[group] ?? 0)));
      return isLost(outcome) ? [] : [{ priced: onePrice, outcome, lines }];
    });
  const sizes = rule.groups.map((cells) => cells.length);
  const width = getValueWidth(values);
  return createGroupShape({
    groups: listFormGroups(rule),
    event: createEvent(values.slice(0, taken)),
    kinds: [createSetKind(values, taken)],
    isWonByOne: false,
    isAllowed: (selection) => {
      const { fixed, free } = split(selection);
      return !fixed.some((value) => free.includes(value));
    },
    countLines: (selection) => {
      const { fixed, free } = split(selection);
      return countChoices(free.length, taken - fixed.length);
    },
    countWon: (selection, result) => {
      const { fixed, free } = split(selection);
      const shown = rule.groups.map(
        (cells) => new Set(cells.map((cell) => readCell(result, cell))),
      );
      const fixedHits = countHits(fixed, shown).hits;
      return listWon(fixed.length, { fixedHits, free: countHits(free, shown) });
    },
    findMost: (selection, pay) => {
      const { fixed, free } = split(selection);
      const falls = listHits(fixed.length, sizes).flatMap(({ hits: fixedHits }) =>
        listHits(free.length, sizes).map((hits) =>
          listWon(fixed.length, { fixedHits, free: hits }),
        ),
      );
      return findGreatest(falls.map((won) => payAll(won, pay)));
    },
    *listBets(selection) {
      const { fixed, free } = split(selection);
      for (const others of listChoices(free, taken - fixed.length)) {
        const line = sortRising([...fixed, ...others]);
        yield { number: joinNumber(line, width), create: () => createEvent(line) };
      }
    },
  });
}

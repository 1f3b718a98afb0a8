/**
 * Parlays: a side is chosen on some balls of a pool, one on each, and all must be right. A leg that
 * ties is wrong, or it counts as 1: the line is then paid the price of its other legs.
 */
import type { Draw } from '../draws/draw.ts';
import { measureLegs, type Leg } from '../draws/legs.ts';
import type { Fact } from '../draws/measure.ts';
import { createLine } from './bet-kinds.ts';
import { formatGroups, parseGroups } from './group-text.ts';
import { createParlayShares } from './parlay-prices.ts';
import {
  findGreatest,
  isLost,
  type FormGroup,
  type LineEvent,
  type Outcome,
  type Selection,
  type Shape,
  type BetKind,
} from './shape.ts';

/** A side that a ball may be on. */
export type ParlaySide = {
  /** What the side is called, as a key of `option-words.ts`. */
  readonly word: string;
  /** The numbers that are right. */
  readonly numbers: readonly number[];
  /** Whether the side is neither right nor wrong on the number that ties. */
  readonly canTie: boolean;
};

export type ParlayRule = {
  /** The places of the balls, in drawn order. */
  readonly places: readonly number[];
  /** The sides of each ball; a selection writes the first as 1. */
  readonly sides: readonly ParlaySide[];
  /** Fewest balls of a line. */
  readonly least: number;
  /** The number that ties. */
  readonly tied: number;
  /** What becomes of a leg that ties. */
  readonly onTie: 'loses' | 'counts_one';
};

/** A ball, by its index among the places, and the side that is chosen on it, from 1. */
type Choice = { readonly ball: number; readonly side: number };

const listChosen = (selection: Selection): Choice[] =>
  selection.flatMap(([side], ball) => (side === undefined ? [] : [{ ball, side }]));

/** Lists the rising rows of `taken` sides, each of which may come again. */
function* listRising(sides: number, taken: number, from = 1): Generator<number[]> {
  if (taken === 0) {
    yield [];
    return;
  }
  for (let side = from; side <= sides; side += 1)
    for (const others of listRising(sides, taken - 1, side)) yield [side, ...others];
}

/** Lists a line for each price: its sides on the first balls, in rising order. */
const listSamples = ({ places, sides, least }: ParlayRule): Choice[][] =>
  places
    .slice(least - 1)
    .flatMap((_, more) =>
      [...listRising(sides.length, least + more)].map((row) =>
        row.map((side, ball): Choice => ({ ball, side })),
      ),
    );

/** The side of each ball, 0 for none: "103006". */
const writeSides = (selection: Selection): string => selection.map(([side = 0]) => side).join('');

const canTie = ({ sides }: ParlayRule, side: number): boolean => sides[side - 1]?.canTie ?? false;

/** The kind of lines with a side or none on each ball, of which some may tie, or none. */
const createSidesKind = (rule: ParlayRule, key: string | null, isTying: boolean): BetKind => ({
  key,
  label: '',
  read: (text) => {
    const { places, sides, least } = rule;
    const chosen = [...text].map(Number);
    const isRead = /^\d+$/u.test(text) && chosen.length === places.length;
    const isKnown = chosen.every((side) => side <= sides.length);
    const isOfKind = chosen.some((side) => canTie(rule, side)) === isTying;
    const isLine = isKnown && isOfKind && chosen.filter(Boolean).length >= least;
    return isRead && isLine ? text : undefined;
  },
});

/** What becomes of a tie matters to no line of the second kind: all parlays share it. */
const listKinds = (rule: ParlayRule): BetKind[] => [
  createSidesKind(rule, null, true),
  createSidesKind(rule, `parlay ${rule.places.join()}`, false),
];

/** For each side that may tie, what `measureLegs` tells when it does. */
function listTieFacts({ sides, onTie }: ParlayRule): Map<number, number> {
  if (onTie === 'loses') return new Map();
  const tying = sides.flatMap((side, index) => (side.canTie ? [index + 1] : []));
  return new Map(tying.map((side, nth) => [side, nth + 2]));
}

/** A group for each ball, of which one side or none is chosen. */
const listBallGroups = ({ places, sides }: ParlayRule): FormGroup[] =>
  places.map((_, ball) => ({
    label: `ball:${ball}`,
    values: sides.map((__, index) => index + 1),
    words: sides.map(({ word }) => word),
    least: 0,
    most: 1,
  }));

type ParlayLines = {
  /** The keys of all prices: the sides of a line, whichever balls they are of: "odd+red". */
  readonly prices: readonly string[];
  readonly getPriced: (chosen: readonly Choice[]) => string;
  readonly getEvent: (chosen: readonly Choice[]) => LineEvent;
  /** The choice on the first balls that has a price. */
  readonly getSample: (priced: string) => readonly Choice[];
  /** All that may become of a line that does not lose. */
  readonly outcomes: readonly Outcome[];
  readonly tieFacts: ReadonlyMap<number, number>;
};

/** What becomes of lines: they win in the first tier, or in that of the side that ties. */
function createLines(draw: Draw, rule: ParlayRule): ParlayLines {
  const { places, sides, tied } = rule;
  const tieFacts = listTieFacts(rule);
  const getSide = (side: number): ParlaySide => {
    const found = sides[side - 1];
    if (!found) throw new RangeError(`not a side: ${side}`);
    return found;
  };
  const getLeg = ({ ball, side }: Choice): Leg => {
    const leg = { place: places[ball] ?? -1, numbers: getSide(side).numbers };
    const fact = tieFacts.get(side);
    return fact === undefined ? leg : { ...leg, tie: { number: tied, fact } };
  };
  const facts = [1, ...tieFacts.values()];
  const judge = (fact: Fact): Outcome => facts.map((won) => (won === fact ? 1 : 0));
  const getPriced = (chosen: readonly Choice[]): string =>
    chosen
      .map(({ side }) => side)
      .toSorted((one, other) => one - other)
      .map((side) => getSide(side).word)
      .join('+');
  const samples = new Map(
    listSamples(rule).map((chosen): [string, Choice[]] => [getPriced(chosen), chosen]),
  );
  return {
    prices: [...samples.keys()],
    getPriced,
    // The balls of a line differ from those of others with its price: all are shown.
    getEvent: (chosen) => ({ measure: measureLegs(draw, chosen.map(getLeg), places), judge }),
    getSample: (priced) => {
      const chosen = samples.get(priced);
      if (!chosen) throw new RangeError(`not a price: ${priced}`);
      return chosen;
    },
    outcomes: facts.map(judge),
    tieFacts,
  };
}

/** The events of lines, made once for each row of sides. */
function createEventsOfSides({ getEvent }: ParlayLines): (sides: readonly number[]) => LineEvent {
  const events = new Map<string, LineEvent>();
  return (sides) => {
    const key = sides.join();
    const event = events.get(key) ?? getEvent(sides.map((side, ball) => ({ ball, side })));
    events.set(key, event);
    return event;
  };
}

/**
 * The tiers of a parlay whose ties count as 1: all right, or all but one that ties on such a side.
 * What each returns differs from line to line.
 */
export const listParlayTiers = (sides: readonly ParlaySide[]): Record<string, number> =>
  Object.fromEntries([
    ['win', 1] as const,
    ...sides.flatMap((side) => (side.canTie ? [[`tied_${side.word}`, 0] as const] : [])),
  ]);

/**
 * A play with one line: a group for each ball, of which one side or none is chosen, `1,,3,,,6`.
 * Where ties count as 1 the tiers of the play are `listParlayTiers`.
 */
export function createParlay(draw: Draw, rule: ParlayRule): Shape {
  const { least } = rule;
  const groups = listBallGroups(rule);
  const lines = createLines(draw, rule);
  const { getPriced, getEvent, getSample, outcomes, tieFacts } = lines;
  const getEventOfSides = createEventsOfSides(lines);
  const listSides = (priced: string): number[] => getSample(priced).map(({ side }) => side);
  const listShares = createParlayShares((sides) => getEventOfSides(sides).measure, tieFacts);
  return {
    form: { kind: 'groups', groups },
    kinds: listKinds(rule),
    isListed: false,
    isWonByOne: false,
    prices: lines.prices,
    getEvent: (priced) => getEventOfSides(listSides(priced)),
    getShares: (priced) => listShares(listSides(priced)),
    parse: (text) => {
      const selection = parseGroups(text, groups);
      return selection && listChosen(selection).length >= least ? selection : undefined;
    },
    format: (selection) => formatGroups(selection, groups),
    // A page may ask before a choice is whole.
    countLines: (selection) => (listChosen(selection).length >= least ? 1 : 0),
    countPriced: (selection) => new Map([[getPriced(listChosen(selection)), 1]]),
    countWon: (selection, result) => {
      const chosen = listChosen(selection);
      const { measure, judge } = getEvent(chosen);
      const outcome = judge(measure.read(result));
      return isLost(outcome) ? [] : [{ priced: getPriced(chosen), outcome, lines: 1 }];
    },
    findMost: (selection, pay) => {
      const priced = getPriced(listChosen(selection));
      return findGreatest(outcomes.map((outcome) => pay({ priced, outcome, lines: 1 })));
    },
    *listLines(selection) {
      const chosen = listChosen(selection);
      const kind = chosen.some(({ side }) => canTie(rule, side)) ? 0 : 1;
      const line = { priced: getPriced(chosen), kind, number: writeSides(selection) };
      yield createLine(line, () => getEvent(chosen));
    },
  };
}

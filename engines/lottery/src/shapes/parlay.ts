/** Parlays: a side is chosen on some balls of a pool, one on each, and all must be right. */
import type { Draw } from '../draws/draw.ts';
import { measureLegs, type Leg } from '../draws/legs.ts';
import { createLine } from './bet-kinds.ts';
import { formatGroups, parseGroups } from './group-text.ts';
import {
  winIf,
  type FormGroup,
  type LineEvent,
  type Selection,
  type Shape,
  type BetKind,
} from './shape.ts';

/** A side that a ball may be on. */
export type ParlaySide = {
  /** What the side is called, as a key of `option-words.ts`. */
  readonly word: string;
  readonly numbers: readonly number[];
};

export type ParlayRule = {
  /** The places of the balls, in drawn order. */
  readonly places: readonly number[];
  /** The sides of each ball; a selection writes the first as 1. */
  readonly sides: readonly ParlaySide[];
  /** Fewest balls of a line. */
  readonly least: number;
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

/** The kind of lines with a side or none on each ball. */
const createSidesKind = ({ places, sides, least }: ParlayRule): BetKind => ({
  key: null,
  label: '',
  read: (text) => {
    const chosen = [...text].map(Number);
    const isRead = /^\d+$/u.test(text) && chosen.length === places.length;
    const isKnown = chosen.every((side) => side <= sides.length);
    return isRead && isKnown && chosen.filter(Boolean).length >= least ? text : undefined;
  },
});

/** A group for each ball, of which one side or none is chosen. */
const listBallGroups = ({ places, sides }: ParlayRule): FormGroup[] =>
  places.map((_, ball) => ({
    label: `ball:${ball}`,
    values: sides.map((__, index) => index + 1),
    words: sides.map(({ word }) => word),
    least: 0,
    most: 1,
  }));

/**
 * A play with one line: a group for each ball, of which one side or none is chosen, `1,,3,,,6`. A
 * price is named by its sides, whichever balls they are of: `odd+red`.
 */
export function createParlay(draw: Draw, rule: ParlayRule): Shape {
  const { places, sides, least } = rule;
  const groups = listBallGroups(rule);
  const getSide = (side: number): ParlaySide => {
    const found = sides[side - 1];
    if (!found) throw new RangeError(`not a side: ${side}`);
    return found;
  };
  const getPriced = (chosen: readonly Choice[]): string =>
    chosen
      .map(({ side }) => side)
      .toSorted((one, other) => one - other)
      .map((side) => getSide(side).word)
      .join('+');
  const getEvent = (chosen: readonly Choice[]): LineEvent => {
    const legs = chosen.map(({ ball, side }): Leg => {
      return { place: places[ball] ?? -1, numbers: getSide(side).numbers };
    });
    return {
      // The balls of a line differ from those of others with its price: all are shown.
      measure: measureLegs(draw, legs, places),
      judge: (right) => winIf(right === 1),
    };
  };
  const samples = new Map(
    listSamples(rule).map((chosen): [string, Choice[]] => [getPriced(chosen), chosen]),
  );
  const events = new Map<string, LineEvent>();
  const getPricedEvent = (priced: string): LineEvent => {
    const chosen = samples.get(priced);
    if (!chosen) throw new RangeError(`not a price: ${priced}`);
    const event = events.get(priced) ?? getEvent(chosen);
    events.set(priced, event);
    return event;
  };
  const win = (selection: Selection) => {
    return { priced: getPriced(listChosen(selection)), outcome: winIf(true), lines: 1 };
  };
  return {
    form: { kind: 'groups', groups },
    kinds: [createSidesKind(rule)],
    isListed: false,
    isWonByOne: false,
    prices: [...samples.keys()],
    getEvent: getPricedEvent,
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
      const isWon = chosen.every(({ ball, side }) =>
        getSide(side).numbers.includes(result[places[ball] ?? -1] ?? Number.NaN),
      );
      return isWon ? [win(selection)] : [];
    },
    findMost: (selection, pay) => pay(win(selection)),
    *listLines(selection) {
      const chosen = listChosen(selection);
      const line = { priced: getPriced(chosen), kind: 0, number: writeSides(selection) };
      yield createLine(line, () => getEvent(chosen));
    },
  };
}

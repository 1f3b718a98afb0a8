/**
 * A play of a few digits at places of the player's choice: "any two of five" as a group or a sum.
 * The first group of a selection is the places, the others are those of the play at these places.
 */
import { countChoices, listChoices } from '../draws/combinations.ts';
import { createLine } from './bet-kinds.ts';
import { formatGroups, parseGroups } from './group-text.ts';
import type { FormGroup, Line, PlayForm, Selection, Shape, WonLines, BetKind } from './shape.ts';

/** A play in a given order of places. */
export type PlayAt = (places: readonly number[]) => Shape;

const listFormGroups = (form: PlayForm): readonly FormGroup[] => {
  if (form.kind === 'groups') return form.groups;
  throw new RangeError('a play at chosen places has groups');
};

/** A line without its event, which is not to be made yet. */
const pickLine = ({ priced, number }: Line): Pick<Line, 'priced' | 'number'> => ({
  priced,
  number,
});

/** The play at each `taken` of the chosen places. */
export function createAtPlaces(places: readonly number[], taken: number, playAt: PlayAt): Shape {
  const numbers = places.map((_, index) => index + 1);
  const atAll = new Map(
    [...listChoices(numbers, taken)].map((chosen) => [
      chosen.join(),
      playAt(chosen.map((number) => places[number - 1] ?? -1)),
    ]),
  );
  const sample = atAll.get(numbers.slice(0, taken).join());
  if (!sample) throw new RangeError('too few places');
  /** Where the kinds of the play at some places begin among those of all. */
  const firstKinds = new Map([...atAll.keys()].map((key, nth) => [key, nth * sample.kinds.length]));
  const kinds = [...atAll].flatMap(([key, { kinds: own }]) =>
    own.map((kind): BetKind => ({ ...kind, label: key.replaceAll(',', '+') })),
  );
  const placeGroup = { label: 'places', values: numbers, least: taken, most: numbers.length };
  const own = listFormGroups(sample.form);
  const listKeys = ([chosen = []]: Selection): string[] =>
    [...listChoices(chosen, taken)].map((some) => some.join());
  const listAt = (selection: Selection): Shape[] =>
    listKeys(selection).map((key) => atAll.get(key) ?? sample);
  const rest = (selection: Selection): Selection => selection.slice(1);
  const countAt = ([chosen = []]: Selection): number => countChoices(chosen.length, taken);
  const merge = (all: readonly (readonly WonLines[])[]): readonly WonLines[] => all.flat();
  return {
    form: { kind: 'groups', groups: [placeGroup, ...own] },
    kinds,
    isListed: false,
    isWonByOne: false,
    prices: sample.prices,
    getEvent: sample.getEvent,
    parse: (text) => {
      const [first = '', ...others] = text.split(',');
      const chosen = parseGroups(first, [placeGroup]);
      const inner = sample.parse(others.join(','));
      return chosen && inner ? [...chosen, ...inner] : undefined;
    },
    format: (selection) =>
      `${formatGroups(selection.slice(0, 1), [placeGroup])},${sample.format(rest(selection))}`,
    countLines: (selection) => countAt(selection) * sample.countLines(rest(selection)),
    countPriced: (selection) =>
      new Map(
        [...sample.countPriced(rest(selection))].map(([priced, lines]) => [
          priced,
          lines * countAt(selection),
        ]),
      ),
    countWon: (selection, result) =>
      merge(listAt(selection).map((play) => play.countWon(rest(selection), result))),
    findMost: (selection, pay) =>
      sample.findMost(rest(selection), pay) * BigInt(countAt(selection)),
    *listLines(selection) {
      for (const key of listKeys(selection))
        for (const line of (atAll.get(key) ?? sample).listLines(rest(selection))) {
          const kind = line.kind + (firstKinds.get(key) ?? 0);
          yield createLine({ ...pickLine(line), kind }, () => line.event);
        }
    },
  };
}

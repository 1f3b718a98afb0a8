// Where the pips of a card stand, and their shapes, in the units of a card of 100 by 140.

/** Shapes round 0, 0 within 15 units: spades, hearts, diamonds, clubs. */
export const suitShapes = [
  'M0-15C4-6 15-1 14 6C13 12 5 12 2 8Q2 13 6 15H-6Q-2 13-2 8C-5 12-13 12-14 6C-15-1-4-6 0-15Z',
  'M0 14C-4 6-15 0-14-7C-13-14-3-14 0-7C3-14 13-14 14-7C15 0 4 6 0 14Z',
  'M0-16Q5-6 12 0Q5 6 0 16Q-5 6-12 0Q-5-6 0-16Z',
  'M0-14A6.4 6.4 0 0 1 5-3A6.2 6.2 0 1 1 2 6Q2 12 6 15H-6Q-2 12-2 6A6.2 6.2 0 1 1-5-3A6.4 6.4 0 0 1 0-14Z',
] as const;

type Place = readonly [x: number, y: number];

const [left, middle, right] = [36, 50, 64];
const four: readonly Place[] = [
  [left, 30],
  [right, 30],
  [left, 110],
  [right, 110],
];
const six: readonly Place[] = [...four, [left, 70], [right, 70]];
const eight: readonly Place[] = [...four, [left, 56.5], [right, 56.5], [left, 83.5], [right, 83.5]];

/** The pips of the ranks two to ten, by their number. */
const places: ReadonlyMap<number, readonly Place[]> = new Map([
  [
    2,
    [
      [middle, 30],
      [middle, 110],
    ],
  ],
  [
    3,
    [
      [middle, 30],
      [middle, 70],
      [middle, 110],
    ],
  ],
  [4, four],
  [5, [...four, [middle, 70]]],
  [6, six],
  [7, [...six, [middle, 50]]],
  [8, [...six, [middle, 50], [middle, 90]]],
  [9, [...eight, [middle, 70]]],
  [10, [...eight, [middle, 43], [middle, 97]]],
]);

/** The pips of a number card; none of another. */
export const listPips = (number: number): readonly Place[] => places.get(number) ?? [];

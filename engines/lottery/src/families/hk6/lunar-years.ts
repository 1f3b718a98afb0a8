/**
 * The animals of the lunar years, and the numbers they own. In a year, its animal owns
 * 1, 13, 25, 37 and 49, the animal before it 2, 14, 26 and 38, and so on backwards.
 */

/** The animals in the order of the years. */
export const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

export type Animal = (typeof animals)[number];

/** A lunar year by its first day in Hong Kong, "2026-02-17", and its animal. */
export type LunarYear = { readonly start: string; readonly animal: Animal };

/** The lunar years that begin in 2026 to 2036. */
export const lunarYears: readonly LunarYear[] = [
  { start: '2026-02-17', animal: 'horse' },
  { start: '2027-02-06', animal: 'goat' },
  { start: '2028-01-26', animal: 'monkey' },
  { start: '2029-02-13', animal: 'rooster' },
  { start: '2030-02-03', animal: 'dog' },
  { start: '2031-01-23', animal: 'pig' },
  { start: '2032-02-11', animal: 'rat' },
  { start: '2033-01-31', animal: 'ox' },
  { start: '2034-02-19', animal: 'tiger' },
  { start: '2035-02-08', animal: 'rabbit' },
  { start: '2036-01-28', animal: 'dragon' },
];

/** The first day after the last lunar year of the table. */
export const lunarYearsEnd = '2037-02-15';

/**
 * Returns the animal of a day in Hong Kong, "2026-11-21". Throws a `RangeError` for a day outside
 * the table.
 */
export function getAnimal(day: string): Animal {
  const year = lunarYears.findLast(({ start }) => start <= day);
  const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(day);
  if (!isDay || !year || day >= lunarYearsEnd) throw new RangeError(`no lunar year known: ${day}`);
  return year.animal;
}

/** Returns the animal that owns a number in the year of an animal. */
export function getOwner(year: Animal, number: number): Animal {
  const index = animals.indexOf(year) - ((number - 1) % animals.length);
  const owner = animals.at(index);
  if (!owner) throw new RangeError(`not a number of the draw: ${number}`);
  return owner;
}

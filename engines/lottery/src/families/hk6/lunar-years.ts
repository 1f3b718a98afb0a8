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

/**
 * The lunar years that begin in 2024 to 2050. Source: the Hong Kong Observatory's Gregorian-lunar
 * calendar conversion tables. The tests compute each new moon anew.
 */
export const lunarYears: readonly LunarYear[] = [
  { start: '2024-02-10', animal: 'dragon' },
  { start: '2025-01-29', animal: 'snake' },
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
  { start: '2037-02-15', animal: 'snake' },
  { start: '2038-02-04', animal: 'horse' },
  { start: '2039-01-24', animal: 'goat' },
  { start: '2040-02-12', animal: 'monkey' },
  { start: '2041-02-01', animal: 'rooster' },
  { start: '2042-01-22', animal: 'dog' },
  { start: '2043-02-10', animal: 'pig' },
  { start: '2044-01-30', animal: 'rat' },
  { start: '2045-02-17', animal: 'ox' },
  { start: '2046-02-06', animal: 'tiger' },
  { start: '2047-01-26', animal: 'rabbit' },
  { start: '2048-02-14', animal: 'dragon' },
  { start: '2049-02-02', animal: 'snake' },
  { start: '2050-01-23', animal: 'horse' },
];

/** The first day after the last lunar year of the table. */
export const lunarYearsEnd = '2051-02-11';

/** Returns the animal of a day in Hong Kong, "2026-11-21"; undefined outside the table. */
export function findAnimal(day: string): Animal | undefined {
  const year = lunarYears.findLast(({ start }) => start <= day);
  const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(day);
  return isDay && day < lunarYearsEnd ? year?.animal : undefined;
}

/** Returns the animal that owns a number in the year of an animal. */
export function getOwner(year: Animal, number: number): Animal {
  const index = animals.indexOf(year) - ((number - 1) % animals.length);
  const owner = animals.at(index);
  if (!owner) throw new RangeError(`not a number of the draw: ${number}`);
  return owner;
}

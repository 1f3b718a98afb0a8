/**
 * HK6: six normal balls of 49, in drawn order, and a special one. The zodiac plays follow the lunar
 * year, so that each year has its own family.
 */
import { defineFamily, type Family } from '../../play.ts';
import { draw, normals, special } from './balls.ts';
import { buildSpecialZodiacGroup, buildZodiacGroup, tailGroup } from './kinds.ts';
import { getAnimal, type Animal } from './lunar-years.ts';
import { linkedGroup, missedGroup, totalGroup } from './numbers.ts';
import { normalGroups, specialGroup } from './one-ball.ts';

/** Creates the family of the years of an animal: `hk6_horse`. */
export const createHk6 = (year: Animal): Family =>
  defineFamily({
    code: `hk6_${year}`,
    draw,
    prizes: [
      {
        code: 'normal',
        label: { bn: 'সাধারণ বল', en: 'Normal balls' },
        cells: normals.map((place) => [place]),
      },
      { code: 'special', label: { bn: 'বিশেষ বল', en: 'Special ball' }, cells: [[special]] },
    ],
    groups: [
      specialGroup,
      buildSpecialZodiacGroup(year),
      ...normalGroups,
      linkedGroup,
      missedGroup,
      buildZodiacGroup(year),
      tailGroup,
      totalGroup,
    ],
  });

const created = new Map<Animal, Family>();

/**
 * Returns the family of a day in Hong Kong, "2026-11-21"; the same one all year. Throws a
 * `RangeError` for a day whose lunar year is not in the table.
 */
export function getHk6Family(day: string): Family {
  const year = getAnimal(day);
  const family = created.get(year) ?? createHk6(year);
  created.set(year, family);
  return family;
}

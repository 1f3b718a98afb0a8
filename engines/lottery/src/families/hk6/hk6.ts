/**
 * HK6: six normal balls of 49, in drawn order, and a special one. The zodiac plays follow the lunar
 * year, so that each year has its own family.
 */
import { formatDay } from '@khelaghor/time/dhaka.ts';
import { defineFamily, type Family, type YearlyFamily } from '../../play.ts';
import { getZoneDay } from '../../timetable/zones.ts';
import { draw, normals, special } from './balls.ts';
import { buildSpecialZodiacGroup, buildZodiacGroup, tailGroup } from './kinds.ts';
import { animals, findAnimal, getOwner, type Animal } from './lunar-years.ts';
import { linkedGroup, missedGroup, totalGroup } from './numbers.ts';
import { normalGroups, specialGroup } from './one-ball.ts';
import { parlayGroup } from './parlay.ts';
import { listSameBets } from './same-bets.ts';

/** Creates the family of the years of an animal: `hk6_horse`. */
export const createHk6 = (year: Animal): Family =>
  defineFamily({
    code: `hk6_${year}`,
    draw,
    drawnAs: 'zodiac',
    sameBets: listSameBets(year),
    zodiac: {
      animals,
      getAnimal: (result) => getOwner(year, result[special] ?? 0),
    },
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
      parlayGroup,
      linkedGroup,
      missedGroup,
      buildZodiacGroup(year),
      tailGroup,
      totalGroup,
    ],
  });

const created = new Map<Animal, Family>();

/** Returns the family of a day in Hong Kong, "2026-11-21"; the same one all year. */
export function findHk6Family(day: string): Family | undefined {
  const year = findAnimal(day);
  if (!year) return undefined;
  const family = created.get(year) ?? createHk6(year);
  created.set(year, family);
  return family;
}

/** The families by the day of the draw in Hong Kong. */
export const hk6: YearlyFamily = {
  code: 'hk6',
  sampleDrawsAt: Date.parse('2026-11-21T13:30:00Z'),
  getFamily: (drawsAt) => findHk6Family(formatDay(getZoneDay('Asia/Hong_Kong', drawsAt))),
};

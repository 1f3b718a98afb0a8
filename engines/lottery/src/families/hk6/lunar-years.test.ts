// Goal: the table of lunar years is right. Method: a lunar year begins on the day of a new moon in
// China's time, which is computed by Meeus, "Astronomical Algorithms", chapter 49; which new moon
// that is, the system's calendar says, which is one day out where the moon is new near midnight.
import { formatDay, parseDay } from '@khelaghor/time/dhaka.ts';
import { dayMs, hourMs, secondMs } from '@khelaghor/time/durations.ts';
import { expect, test } from 'vitest';
import { animals, findAnimal, lunarYears, lunarYearsEnd } from './lunar-years.ts';

const starts = [...lunarYears.map(({ start }) => start), lunarYearsEnd];

/** Amplitude in days, then multiples of the sun's anomaly, the moon's, and its latitude's. */
const terms = [
  [-0.4072, 0, 1, 0],
  [0.17241, 1, 0, 0],
  [0.01608, 0, 2, 0],
  [0.01039, 0, 0, 2],
  [0.00739, -1, 1, 0],
  [-0.00514, 1, 1, 0],
  [0.00208, 2, 0, 0],
  [-0.00111, 0, 1, -2],
  [-0.00057, 0, 1, 2],
  [0.00056, 1, 2, 0],
  [-0.00042, 0, 3, 0],
  [0.00042, 1, 0, 2],
  [0.00038, 1, 0, -2],
  [-0.00024, -1, 2, 0],
] as const;

/** Dynamical time, which the formulas use, is ahead of UTC by about this in these years. */
const aheadMs = 72 * secondMs;
const unixEpochJulian = 2_440_587.5;
const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/** The time of a new moon, within a minute; the one of number 0 is that of 6 January 2000. */
function computeNewMoon(k: number): number {
  const t = k / 1_236.85;
  const eccentricity = 1 - 0.002_516 * t;
  const sun = 2.5534 + 29.105_356_7 * k;
  const moon = 201.5643 + 385.816_935_28 * k + 0.010_758_2 * t ** 2;
  const latitude = 160.7108 + 390.670_502_84 * k - 0.001_611_8 * t ** 2;
  const node = 124.7746 - 1.563_755_88 * k;
  const correction = terms.reduce(
    (sum, [days, suns, moons, latitudes]) =>
      sum +
      days * eccentricity ** Math.abs(suns) * sin(suns * sun + moons * moon + latitudes * latitude),
    -0.000_17 * sin(node) + 0.000_325 * sin(299.77 + 0.107_408 * k),
  );
  const julian = 2_451_550.097_66 + 29.530_588_861 * k + 0.000_154_37 * t ** 2 + correction;
  return (julian - unixEpochJulian) * dayMs - aheadMs;
}

const getDayInChina = (time: number): string => formatDay(Math.floor((time + 8 * hourMs) / dayMs));

test.each([
  ['2000-01-06T18:14:00Z', 0],
  ['2017-08-21T18:30:00Z', 218],
  ['2024-04-08T18:21:00Z', 300],
])('the new moon of %s is found within two minutes', (time, k) => {
  expect(Math.abs(computeNewMoon(k) - Date.parse(time))).toBeLessThan(120 * secondMs);
});

test.each(starts)('the moon is new in China on %s', (start) => {
  const k = Math.round((Date.parse(start) - computeNewMoon(0)) / (29.530_588_861 * dayMs));
  expect(getDayInChina(computeNewMoon(k))).toBe(start);
});

test.each(starts)('%s begins a year of the system’s Chinese calendar, within a day', (start) => {
  const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
  const days = [-1, 0, 1].map((off) => chinese.format((parseDay(start) + off) * dayMs));
  expect(days).toContain('1/1');
});

test('the lunar years of 2024 to 2050 follow each other in the order of the animals', () => {
  expect(lunarYears.map(({ start, animal }) => [start.slice(0, 4), animal])).toEqual(
    lunarYears.map((_, nth) => [String(2024 + nth), animals[(nth + 4) % 12]]),
  );
});

test.each([
  ['2024-02-09', undefined],
  ['2024-02-10', 'dragon'],
  ['2027-02-05', 'horse'],
  ['2027-02-06', 'goat'],
  ['2051-02-10', 'horse'],
  ['2051-02-11', undefined],
  ['today', undefined],
  ['', undefined],
])('the animal of %j is %s', (day, animal) => {
  expect(findAnimal(day)).toBe(animal);
});

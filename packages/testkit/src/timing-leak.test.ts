// Goal: a difference in time is found where there is one, and not where there is none, however
// noisy the machine is.
import { expect, test } from 'vitest';
import { createSeededRandom } from './seeded-random.ts';
import { judgeTimes } from './timing-leak.ts';

/** Calls of about 8 ms on a machine that is idle, then busy; at times a call hangs. */
function getPairs(count: number, leakMs: number, random: () => number) {
  return Array.from({ length: count }, (_, nth) => {
    const load = Math.floor(nth / 40) % 3 === 0 ? 9 : 1;
    const time = () => 8 + load * random() * 4 + (random() < 0.03 ? 60 * random() : 0);
    return [time() + leakMs, time()] as const;
  });
}

test('a hundred runs without a leak raise no alarm', () => {
  const alarms = Array.from({ length: 100 }, (_, seed) => {
    const random = createSeededRandom(seed);
    return judgeTimes(getPairs(200, 0, random), random).isLeak;
  }).filter((isLeak) => isLeak);
  expect(alarms).toHaveLength(0);
});

test.each([2, 5, -5])('%s ms are found each time', (leakMs) => {
  for (let seed = 0; seed < 30; seed += 1) {
    const random = createSeededRandom(seed);
    const verdict = judgeTimes(getPairs(200, leakMs, random), random);
    expect(verdict).toMatchObject({ isLeak: true });
    expect(Math.abs(verdict.medianMs - leakMs)).toBeLessThan(1);
  }
});

test('the chance is that of the tables', () => {
  // Ranks 1 to 10 all on one side: z = 2.803, two-sided 0.0051.
  const onOneSide = Array.from({ length: 10 }, (_, nth) => [nth + 2, 1] as const);
  expect(judgeTimes(onOneSide, createSeededRandom(1)).chance).toBeCloseTo(0.0051, 4);
});

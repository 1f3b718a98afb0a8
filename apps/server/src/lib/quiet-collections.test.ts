import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectAll, isTimeToCollect } from './quiet-collections.ts';

const grown = { lastedMs: 30_000, busyMs: 300, residentMb: 240, collectedMb: 210 };

test.each([
  ['a quiet stretch in which it has grown', grown, true],
  ['as busy as may be', { ...grown, busyMs: 900 }, true],
  ['a little busier', { ...grown, busyMs: 901 }, false],
  ['bets all the time', { ...grown, busyMs: 29_000 }, false],
  ['two processors busy', { ...grown, busyMs: 60_000 }, false],
  ['a longer stretch allows more', { ...grown, lastedMs: 60_000, busyMs: 901 }, true],
  ['too short to tell', { ...grown, lastedMs: 29_999 }, false],
  ['grown by just enough', { ...grown, residentMb: 226 }, true],
  ['hardly grown', { ...grown, residentMb: 225.9 }, false],
  ['smaller than it was', { ...grown, residentMb: 190 }, false],
  // What a collection leaves is where growth is counted from, however much it is.
  ['large but not growing', { ...grown, residentMb: 660, collectedMb: 655 }, false],
])('%s: %j is %s', (_what, stretch, expected) => {
  expect(isTimeToCollect(stretch)).toBe(expected);
});

test('what nothing holds is given back', async () => {
  const kept = new WeakRef({ large: Array.from({ length: 1_000 }, (_, at) => ({ at })) });
  // An object stays until the turn in which it was made is over.
  await turn();
  collectAll();
  expect(kept.deref()).toBeUndefined();
});

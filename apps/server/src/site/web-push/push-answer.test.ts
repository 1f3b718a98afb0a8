// Goal: each answer of a push service has one meaning, and a push is not sent again too soon.
// Method: a table of answers, and the pauses for any number of tries.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getPauseMs, readPushAnswer } from './push-answer.ts';

const now = new Date('2026-11-27T06:00:00Z');

test.each([
  [200, undefined, { said: 'sent' }],
  [201, undefined, { said: 'sent' }],
  [202, '5', { said: 'sent' }],
  [301, undefined, { said: 'refused', status: 301 }],
  [307, undefined, { said: 'refused', status: 307 }],
  [400, undefined, { said: 'refused', status: 400 }],
  [401, undefined, { said: 'refused', status: 401 }],
  [403, undefined, { said: 'refused', status: 403 }],
  [404, undefined, { said: 'gone' }],
  [408, undefined, { said: 'later', afterMs: 0 }],
  [410, undefined, { said: 'gone' }],
  [413, undefined, { said: 'refused', status: 413 }],
  [429, '120', { said: 'later', afterMs: 120_000 }],
  [429, 'Fri, 27 Nov 2026 06:05:00 GMT', { said: 'later', afterMs: 300_000 }],
  [429, 'Fri, 27 Nov 2026 05:05:00 GMT', { said: 'later', afterMs: 0 }],
  [429, 'soon', { said: 'later', afterMs: 0 }],
  [429, '-1', { said: 'later', afterMs: 0 }],
  [500, undefined, { said: 'later', afterMs: 0 }],
  [503, ' 7 ', { said: 'later', afterMs: 7_000 }],
  [0, undefined, { said: 'refused', status: 0 }],
])('reads %s with Retry-After %s', (status, retryAfter, answer) => {
  expect(readPushAnswer(status, retryAfter, now)).toEqual(answer);
});

test('pauses grow to an hour, and are never shorter than the service asks', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(100_000_000), (tries, afterMs) => {
      const pause = getPauseMs(tries, afterMs);
      expect(pause).toBeGreaterThanOrEqual(Math.max(afterMs, 30_000));
      expect(pause).toBeLessThanOrEqual(Math.max(afterMs, 3_600_000));
      expect(getPauseMs(tries + 1, afterMs)).toBeGreaterThanOrEqual(pause);
    }),
  );
});

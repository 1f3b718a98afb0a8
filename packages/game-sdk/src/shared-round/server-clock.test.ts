import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

test('the message with the shortest way sets the clock, and a late one does not set it back', () => {
  let own = 1_000;
  const clock = createServerClock(() => own);
  // The server is 50,000 ms ahead; the messages take 300, 20 and 900 ms.
  clock.hear(51_000 - 300);
  expect(clock.nowMs()).toBe(50_700);
  own = 2_000;
  clock.hear(52_000 - 20);
  expect(clock.nowMs()).toBe(51_980);
  own = 3_000;
  clock.hear(53_000 - 900);
  expect(clock.nowMs()).toBeCloseTo(52_980, 0);
});

test('clocks that run apart are followed', () => {
  let own = 0;
  const clock = createServerClock(() => own);
  clock.hear(10_000);
  own = 1_000_000;
  // Ours was 60 ms too fast over these minutes.
  clock.hear(1_009_940);
  expect(clock.nowMs()).toBeCloseTo(1_009_940, 0);
});

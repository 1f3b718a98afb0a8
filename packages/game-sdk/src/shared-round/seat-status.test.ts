import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import { dropQueued, emptySeat, waitFor } from './seat-status.ts';
import type { SeatStatus } from './seat-status.ts';

const refusal = { success: false, code: 'bets_closed', message: '' } as const;
const dropped = { ...emptySeat, isDropped: true };

test.each<readonly [string, SeatStatus, SeatStatus | null]>([
  [
    'waits for the next round',
    waitFor({ name: 'queued', stake: minor(1_000n), choice: { auto: 0 } }),
    dropped,
  ],
  ['is being placed', waitFor({ name: 'placing', isLost: false }), null],
  ['is placed again, without an answer', waitFor({ name: 'placing', isLost: true }), null],
  ['cashes out', waitFor({ name: 'cashing_out', isLost: false }), null],
  ['was refused', { ...emptySeat, refusal }, null],
  ['was dropped before', dropped, null],
  ['is not there', emptySeat, null],
])('a bet that %s, when the line is cut', (_, status, expected) => {
  const other = waitFor({ name: 'placing', isLost: false });
  expect(dropQueued({ 1: status, 2: other })).toEqual({ 1: expected ?? status, 2: other });
});

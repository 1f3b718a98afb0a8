import { v7 } from 'uuid';
import type { Clock } from '@khelaghor/server/lib/clock.ts';

let keysMade = 0;

/**
 * Returns a key for a call that moves money: the server refuses keys of another time. Keys of one
 * moment count up, as those of one browser do, so that a list by keys has one order also while the
 * clock is held.
 */
export function createKey(clock: Clock): string {
  keysMade += 1;
  return v7({ msecs: clock.now().getTime(), seq: keysMade });
}

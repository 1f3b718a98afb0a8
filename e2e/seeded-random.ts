import { createHmac } from 'node:crypto';
import { systemRandom } from '@khelaghor/server/lib/crypto/random.ts';
import type { Random } from '@khelaghor/server/lib/crypto/random.ts';

/** Random bytes that follow from a seed, which a journey may name anew. */
export type SeededRandom = Random & { reseed(seed: string): void };

const blockBytes = 32;

/**
 * Draws seeds of games and rounds from a named seed, so that a journey sees the same dice and draws
 * at each run. Ids and tokens stay random: their number depends on how calls of pages race. Each
 * length has bytes of its own, so that one kind of draw does not move another.
 */
export function createSeededRandom(first: string): SeededRandom {
  let seed = first;
  let counts = new Map<number, number>();
  return {
    ...systemRandom,
    bytes(length) {
      const count = counts.get(length) ?? 0;
      counts.set(length, count + 1);
      const blocks = Array.from({ length: Math.ceil(length / blockBytes) }, (_, block) =>
        createHmac('sha256', seed).update(`${length}/${count}/${block}`).digest(),
      );
      return Buffer.concat(blocks).subarray(0, length);
    },
    reseed(next) {
      seed = next;
      counts = new Map();
    },
  };
}

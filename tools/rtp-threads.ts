// Long simulations in parts, on all processors. A part has a fair stream of its own, so the result
// is the same on however many threads it is played.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ReturnGame } from './rtp-game.ts';
import type { ReturnRow } from './rtp-rows.ts';
import { createSimulation } from './rtp-simulation.ts';
import { addResults } from './rtp-tally.ts';
import type { Counted, Simulated } from './rtp-tally.ts';

/** Rounds of a part, unless a test needs shorter ones. */
const usualPart = 1_000_000;

/** A simulation in parts. The nonce of a part's stream is the number of the part. */
type Parts = { readonly seed: string; readonly rounds: number; readonly partRounds: number };

/** A simulation as its threads are told of it. `nextPart` is shared by all of them. */
export type ThreadWork = Parts & { readonly code: string; readonly nextPart: Int32Array };

/** Plays parts until none is left. */
export function playParts(
  game: ReturnGame,
  rows: readonly ReturnRow[],
  { seed, rounds, partRounds, nextPart }: ThreadWork,
): readonly Simulated[] {
  const simulation = createSimulation(game, rows);
  for (;;) {
    const nonce = Atomics.add(nextPart, 0, 1);
    const left = rounds - nonce * partRounds;
    if (left <= 0) return simulation.summarize();
    simulation.play(Math.min(partRounds, left), { seed, nonce });
  }
}

/** Starts a thread, and gives the results of the rows when no part is left. */
function runThread(work: ThreadWork): Promise<readonly Counted[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly Counted[]>();
  const thread = new Worker(new URL('./rtp-worker.ts', import.meta.url), { workerData: work });
  thread.once('message', resolve);
  thread.once('error', reject);
  return promise;
}

/** Plays so many rounds of each row on so many threads. */
export async function simulateInThreads(
  game: ReturnGame,
  rows: readonly ReturnRow[],
  {
    rounds,
    seed,
    partRounds = usualPart,
    threads = availableParallelism(),
  }: Omit<Parts, 'partRounds'> & { partRounds?: number; threads?: number },
): Promise<readonly Simulated[]> {
  const nextPart = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const work: ThreadWork = { code: game.code, seed, rounds, partRounds, nextPart };
  const count = Math.min(threads, Math.ceil(rounds / partRounds));
  if (count <= 1) return playParts(game, rows, work);
  const results = await Promise.all(Array.from({ length: count }, () => runThread(work)));
  const sums = results.reduce(addResults);
  return rows.map((row, index) => {
    const counted = sums[index];
    if (!counted) throw new Error(`${game.code}: a row has no result`);
    return { row, ...counted };
  });
}

// The program of a thread that simulates parts of the rounds of a game.
import { parentPort, workerData } from 'node:worker_threads';
import { returnGames } from './rtp-game.ts';
import { computeReturns } from './rtp-rows.ts';
import { playParts } from './rtp-threads.ts';
import type { Counted } from './rtp-tally.ts';
import type { ThreadWork } from './rtp-threads.ts';

const work = workerData as ThreadWork;
const game = returnGames.find(({ code }) => code === work.code);
if (!game) throw new Error(`there is no game ${work.code}`);
const results: readonly Counted[] = playParts(game, computeReturns(game).rows, work).map(
  ({ rounds, paid, unlisted }) => ({ rounds, paid, unlisted }),
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(results);

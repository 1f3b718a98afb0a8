import { humanCheckChallenge } from '@khelaghor/client/routes.gen.ts';
import workerAddress from './human-proof-worker.ts?worker&url';
import type { Challenge, Solution } from 'altcha-lib/types';
import { call } from './call.ts';
import { nowMs } from './clock.ts';
import { trustedScript } from './trusted-script.ts';

// A challenge lives for two minutes on the server; one that is nearly over is not worth sending.
const freshMs = 90_000;
const solveWithinMs = 60_000;

function isChallenge(value: unknown): value is Challenge {
  return typeof value === 'object' && value !== null && 'parameters' in value;
}

/** Solves in a worker, so that the form stays quick under the fingers. */
function solve(challenge: Challenge): Promise<Solution | null> {
  return new Promise((resolve) => {
    const worker = new Worker(trustedScript(workerAddress), { type: 'module' });
    const finish = (solution: Solution | null) => {
      worker.terminate();
      resolve(solution);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const isSolved = typeof data === 'object' && data !== null && 'counter' in data;
      finish(isSolved ? (data as Solution) : null);
    });
    worker.addEventListener('error', () => finish(null));
    const work = {
      type: 'work',
      challenge,
      counterStart: 0,
      counterStep: 1,
      counterMode: 'uint32',
    };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage({ ...work, timeout: solveWithinMs });
  });
}

async function makeProof(): Promise<string | null> {
  const reply = await call(humanCheckChallenge, {});
  if (!reply.success || !isChallenge(reply.value)) return null;
  const challenge = reply.value;
  const solution = await solve(challenge);
  return solution && btoa(JSON.stringify({ challenge, solution }));
}

/** Proofs of work for one form, made ahead of time and used once. */
export type HumanProofs = {
  /** Begins to work, so that the proof is there when the form is sent. */
  prepare(): void;
  /** A proof that was not used before; null when the server cannot be reached. */
  take(): Promise<string | null>;
};

export function createHumanProofs(): HumanProofs {
  let pending: { readonly proof: Promise<string | null>; readonly startedMs: number } | null = null;
  const begin = () => {
    pending = { proof: makeProof(), startedMs: nowMs() };
    return pending;
  };
  return {
    prepare() {
      if (!pending || nowMs() - pending.startedMs > freshMs) begin();
    },
    async take() {
      const isFresh = pending !== null && nowMs() - pending.startedMs <= freshMs;
      const { proof } = isFresh && pending ? pending : begin();
      pending = null;
      return (await proof) ?? makeProof();
    },
  };
}

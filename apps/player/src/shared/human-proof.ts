import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { botCheckGetChallenge } from '@khelaghor/client/routes/site.gen.ts';
import type {
  CaptchaAction,
  GeetestChallenge,
  HumanAction,
} from '@khelaghor/contract/site/bot-check.ts';
import workerAddress from './human-proof-worker.ts?worker&url';
import type { Challenge, Solution } from 'altcha-lib/types';
import { useState } from 'react';
import { call } from './api.ts';
import { nowMs } from './clock.ts';
import { makeTrustedScript } from './trusted-types.ts';

// A challenge lives for two minutes on the server; one that has nearly expired is not worth
// sending.
const freshMs = 90_000;
const solveWithinMs = 60_000;

const isChallenge = (value: object): value is Challenge => 'parameters' in value;

/** Solves in a worker, so that the form stays responsive. */
function solve(challenge: Challenge): Promise<Solution | null> {
  return new Promise((resolve) => {
    const worker = new Worker(makeTrustedScript(workerAddress), { type: 'module' });
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

/** A proof, the box to open to get one, or why there is none. */
type Ready = Proof | { readonly box: GeetestChallenge } | CallRefusal;
type Proof = { readonly proof: string; readonly isWork: boolean };

const lost: CallRefusal = { success: false, code: 'network' };

const isBox = (value: object): value is { geetest: GeetestChallenge } => 'geetest' in value;

async function makeReady(action: HumanAction, isUnreached = false): Promise<Ready> {
  const query = { action, ...(isUnreached && { unreached: '1' as const }) };
  const reply = await call(botCheckGetChallenge, { query });
  if (!reply.success) return reply;
  const challenge = reply.value;
  if (isBox(challenge)) return { box: challenge.geetest };
  const solution = isChallenge(challenge) ? await solve(challenge) : null;
  return solution ? { proof: btoa(JSON.stringify({ challenge, solution })), isWork: true } : lost;
}

/** The proof of work in place of a picture, for readers who cannot see it; null on failure. */
export async function solveWorkInstead(action: CaptchaAction): Promise<string | null> {
  const reply = await call(botCheckGetChallenge, { query: { action, unseen: '1' } });
  if (!reply.success || !isChallenge(reply.value)) return null;
  const challenge = reply.value;
  const solution = await solve(challenge);
  return solution && btoa(JSON.stringify({ challenge, solution }));
}

/** Opens GeeTest's box. When it does not open, the server decides what replaces it. */
async function solveGeetest(
  action: HumanAction,
  box: GeetestChallenge,
  i18n: I18n,
): Promise<Ready> {
  const opener = await import('./geetest-box.ts').catch(() => null);
  if (opener === null) return lost;
  const seen = await opener.openGeetest(box, i18n);
  if ('refusal' in seen) return seen.refusal;
  if ('isUnreached' in seen) return makeReady(action, true);
  const { ticket } = box;
  return { proof: btoa(JSON.stringify({ ticket, geetest: seen.values })), isWork: false };
}

/**
 * Proofs for one form, each used once; made ahead of time when they need no action of the reader.
 */
export type HumanProofs = {
  /** Starts the work, so that the proof is there when the form is sent. */
  prepare(): void;
  /**
   * Calls with an unused proof, and returns the reply, or why there is no proof. When GeeTest
   * became unavailable or the work more since the proof was made, calls once more with another.
   */
  send<Answer extends { readonly success: true } | CallRefusal>(
    callWith: (humanProof: string) => Promise<Answer>,
  ): Promise<Answer | CallRefusal>;
};

function createHumanProofs(action: HumanAction, i18n: I18n): HumanProofs {
  let pending: { readonly ready: Promise<Ready>; readonly startedMs: number } | null = null;
  const begin = () => {
    pending = { ready: makeReady(action), startedMs: nowMs() };
    return pending;
  };
  const take = async (): Promise<Proof | CallRefusal> => {
    const isFresh = pending !== null && nowMs() - pending.startedMs <= freshMs;
    const { ready } = isFresh && pending ? pending : begin();
    pending = null;
    const first = await ready;
    const second = 'success' in first ? await makeReady(action) : first;
    const last = 'box' in second ? await solveGeetest(action, second.box, i18n) : second;
    return 'box' in last ? lost : last;
  };
  return {
    prepare() {
      if (!pending || nowMs() - pending.startedMs > freshMs) begin();
    },
    async send(callWith) {
      const taken = await take();
      if ('success' in taken) return taken;
      const answer = await callWith(taken.proof);
      if (answer.success) return answer;
      const isOutdated =
        answer.code === 'human_check_away' ||
        (answer.code === 'human_check_failed' && taken.isWork);
      if (!isOutdated) return answer;
      const other = await take();
      return 'success' in other ? other : callWith(other.proof);
    },
  };
}

/** The proofs of one form, for one action; their messages are in the page's language. */
export function useHumanProofs(action: HumanAction): HumanProofs {
  const { i18n } = useLingui();
  const [proofs] = useState(() => createHumanProofs(action, i18n));
  return proofs;
}

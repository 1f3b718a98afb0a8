import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { humanCheckChallenge } from '@khelaghor/client/routes.gen.ts';
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
import { trustedScript } from './trusted-types.ts';

// A challenge lives for two minutes on the server; one that is nearly over is not worth sending.
const freshMs = 90_000;
const solveWithinMs = 60_000;

const isChallenge = (value: object): value is Challenge => 'parameters' in value;

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

/** A proof, what to open to get one, or why there is none. */
type Ready = { readonly proof: string } | { readonly box: GeetestChallenge } | CallRefusal;

const lost: CallRefusal = { success: false, code: 'network' };

const isBox = (value: object): value is { geetest: GeetestChallenge } => 'geetest' in value;

async function makeReady(action: HumanAction, isUnreached = false): Promise<Ready> {
  const query = { action, ...(isUnreached && { unreached: '1' as const }) };
  const reply = await call(humanCheckChallenge, { query });
  if (!reply.success) return reply;
  const challenge = reply.value;
  if (isBox(challenge)) return { box: challenge.geetest };
  const solution = isChallenge(challenge) ? await solve(challenge) : null;
  return solution ? { proof: btoa(JSON.stringify({ challenge, solution })) } : lost;
}

/** The work of who cannot see a picture, in its place; null when it cannot be had. */
export async function workInstead(action: CaptchaAction): Promise<string | null> {
  const reply = await call(humanCheckChallenge, { query: { action, unseen: '1' } });
  if (!reply.success || !isChallenge(reply.value)) return null;
  const challenge = reply.value;
  const solution = await solve(challenge);
  return solution && btoa(JSON.stringify({ challenge, solution }));
}

/** Opens GeeTest's box. Where it does not come up the server decides what is done instead. */
async function proofOf(action: HumanAction, box: GeetestChallenge, i18n: I18n): Promise<Ready> {
  const opener = await import('./geetest-box.ts').catch(() => null);
  if (opener === null) return lost;
  const seen = await opener.openGeetest(box, i18n);
  if ('refusal' in seen) return seen.refusal;
  if ('isUnreached' in seen) return makeReady(action, true);
  const { ticket } = box;
  return { proof: btoa(JSON.stringify({ ticket, geetest: seen.values })) };
}

/** Proofs for one form, made ahead of time as far as nobody has to do anything, and used once. */
export type HumanProofs = {
  /** Begins to work, so that the proof is there when the form is sent. */
  prepare(): void;
  /**
   * Calls with a proof that was not used before, and gives the answer, or why there is no proof.
   * When GeeTest went away meanwhile, the call is made once more with what is asked for instead.
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
  const take = async (): Promise<{ readonly proof: string } | CallRefusal> => {
    const isFresh = pending !== null && nowMs() - pending.startedMs <= freshMs;
    const { ready } = isFresh && pending ? pending : begin();
    pending = null;
    const first = await ready;
    const second = 'success' in first ? await makeReady(action) : first;
    const last = 'box' in second ? await proofOf(action, second.box, i18n) : second;
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
      if (answer.success || answer.code !== 'human_check_away') return answer;
      const other = await take();
      return 'success' in other ? other : callWith(other.proof);
    },
  };
}

/** The proofs of one form, for one action; what is said of them is said in the page's language. */
export function useHumanProofs(action: HumanAction): HumanProofs {
  const { i18n } = useLingui();
  const [proofs] = useState(() => createHumanProofs(action, i18n));
  return proofs;
}

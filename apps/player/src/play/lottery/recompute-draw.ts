import {
  drawResult,
  findLotteryGame,
  type LotteryResult,
} from '@khelaghor/engine-lottery/public.ts';
import { computeCommitment, parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';

/** All that a draw is made of. */
export type DrawInputs = {
  /** Game and version of the rules, "k3/1". */
  readonly scope: string;
  /** The revealed seed, as hex. */
  readonly serverSeed: string;
  /** Names the draw: "k3/20261121-0872". */
  readonly clientSeed: string;
  readonly nonce: number;
  readonly gameCode: string;
  /** When the issue is drawn, in epoch milliseconds. */
  readonly drawsAt: number;
};

/** The draw made again, or why this browser cannot make it. */
export type DrawRecomputed =
  | {
      readonly ok: true;
      readonly result: LotteryResult;
      /** The SHA-256 of the revealed seed: what must have been shown before the draw. */
      readonly commitment: string;
    }
  | { readonly ok: false; readonly refusal: 'game_unknown' | 'scope_unknown' | 'inputs_invalid' };

/** Draws an issue again from its revealed seed, with the rules that the server drew it with. */
export function recomputeDraw(inputs: DrawInputs): DrawRecomputed {
  const game = findLotteryGame(inputs.gameCode, inputs.drawsAt);
  if (!game) return { ok: false, refusal: 'game_unknown' };
  if (game.scope !== inputs.scope) return { ok: false, refusal: 'scope_unknown' };
  const seed = parseSeed(inputs.serverSeed);
  const { clientSeed, nonce } = inputs;
  const isNonce = Number.isSafeInteger(nonce) && nonce >= 0;
  if (!seed.ok || !isNonce || !clientSeed.isWellFormed()) {
    return { ok: false, refusal: 'inputs_invalid' };
  }
  const stream = createFairStream({ serverSeed: seed.value, clientSeed, nonce, scope: game.scope });
  const result = drawResult(game.family, stream);
  return { ok: true, result, commitment: computeCommitment(seed.value) };
}

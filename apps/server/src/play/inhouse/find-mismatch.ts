import { matchesCommitment } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Context } from '../../lib/context.ts';
import { hasStepFault } from './find-step-fault.ts';
import { findReceiptText } from './receipt-text.ts';
import type { MismatchPart, RoundToCheck } from './round-check-store.ts';
import { getGame, parseRound } from './round-values.ts';
import { openServerSeed } from './seeds.ts';
import type { StoredAct } from './step-store.ts';

/** The server seed of a round; null: it does not match its commitment, or cannot be decrypted. */
function findServerSeed(
  ctx: Context,
  { serverSeedSealed, commitment }: RoundToCheck,
): Uint8Array | null {
  try {
    const serverSeed = openServerSeed(ctx, serverSeedSealed);
    return matchesCommitment(serverSeed, commitment) ? serverSeed : null;
  } catch {
    // Decryption finds that the bytes were changed.
    return null;
  }
}

/**
 * Computes a round again from its seeds, with the portable hash that players use and not with that
 * of the process which decided it. Returns the first part that differs; null: none does. What
 * cannot be read differs, so that one round does not keep all later ones waiting. `acts` are the
 * stored steps of a round of many steps, in order.
 */
export function findMismatch(
  ctx: Context,
  stored: RoundToCheck,
  acts: readonly StoredAct[],
): MismatchPart | null {
  const { scope, commitment, clientSeed, nonce } = stored;
  const serverSeed = findServerSeed(ctx, stored);
  if (!serverSeed || clientSeed === null) return 'commitment';
  const round = parseRound(stored);
  if (!round) return 'outcome';
  const game = getGame(round.gameCode);
  const stream = createFairStream({ serverSeed, clientSeed, nonce, scope });
  const { outcome, pays } = game.replay(round.choice, round.outcome, stream);
  const entries = Object.entries(outcome);
  const isSame = entries.every(([name, value]) => round.outcome[name] === value);
  if (!isSame || entries.length !== Object.keys(round.outcome).length) return 'outcome';
  // The stake of a void bet went back, and with it what was won.
  const payout = computePayout(minor(round.stakeMinor), pays);
  if (!stored.isVoid && payout !== round.payoutMinor) return 'payout';
  const signed = { ...round, formatSelection: game.formatSelection(round.choice) };
  const text = findReceiptText(ctx.secrets, signed, { scope, commitment, clientSeed });
  const isRight = text !== null && !hasStepFault(ctx, round, text, acts);
  return isRight ? null : 'receipt';
}

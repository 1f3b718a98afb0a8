import { formatReceipt } from '@khelaghor/fairness/receipt.ts';
import { findGameOfScope } from '@khelaghor/game-list/games.ts';
import { getMathHash } from '@khelaghor/game-list/math-hash.ts';
import type { Secrets } from '../../lib/crypto/secrets.ts';
import { isReceiptOf } from './receipt.ts';

type PlayedBet = {
  betId: string;
  /** The engine's text of what was chosen. */
  formatSelection: string;
  stakeMinor: bigint;
  currency: string;
  nonce: number;
  playedAt: Date;
};

type PairOfSeeds = { scope: string; commitment: string; clientSeed: string };

/** The hash of the math of a scope; null: its engine is not here any more. */
function findMath(scope: string): string | null {
  const game = findGameOfScope(scope);
  return game ? getMathHash(game) : null;
}

function formatText(bet: PlayedBet, seed: PairOfSeeds, math: string | null): string {
  return formatReceipt({
    betId: bet.betId,
    scope: seed.scope,
    math,
    currency: bet.currency,
    stakeMinor: bet.stakeMinor.toString(),
    choice: bet.formatSelection,
    commitment: seed.commitment,
    clientSeed: seed.clientSeed,
    nonce: bet.nonce,
    placedAt: bet.playedAt.toISOString(),
  });
}

/**
 * What the server signs for a round: which bet it took, when, on which committed seed, and by which
 * math.
 */
export const getReceiptText = (bet: PlayedBet, seed: PairOfSeeds): string =>
  formatText(bet, seed, findMath(seed.scope));

/**
 * The text that a stored receipt is signed over: that of a new one, or the first version, which did
 * not name the math. Null: the receipt is not of this bet.
 */
export function findReceiptText(
  secrets: Secrets,
  bet: PlayedBet & { readonly receipt: Uint8Array },
  seed: PairOfSeeds,
): string | null {
  const texts = [getReceiptText(bet, seed), formatText(bet, seed, null)];
  return texts.find((text) => isReceiptOf(secrets, text, bet.receipt)) ?? null;
}

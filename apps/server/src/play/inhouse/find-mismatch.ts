import { openReceipt } from '@khelaghor/fairness/receipt-tree.ts';
import { matchesCommitment } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { getReceiptText } from './receipt-text.ts';
import { getEngine } from './round-values.ts';
import type { ReadRound } from './round-values.ts';

/** The part of a round that comes out otherwise when it is computed again. */
export type MismatchPart = 'commitment' | 'outcome' | 'payout' | 'receipt';

/** The seeds of a round. */
export type RoundSeeds = {
  readonly scope: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly serverSeed: Uint8Array;
};

/** Whether the server's key has signed a text. */
export type SignatureCheck = (signedText: string, signature: Uint8Array) => boolean;

/**
 * Computes a round again from its seeds, with the portable hash that players use and not with that
 * of the process which decided it. Returns the first part that differs; null: none does.
 */
export function findMismatch(
  round: ReadRound,
  { serverSeed, ...seeds }: RoundSeeds,
  isSigned: SignatureCheck,
): MismatchPart | null {
  const { scope, commitment, clientSeed } = seeds;
  if (!matchesCommitment(serverSeed, commitment)) return 'commitment';
  const engine = getEngine(round.gameCode);
  const stream = createFairStream({ serverSeed, clientSeed, nonce: round.nonce, scope });
  const { outcome, pays } = engine.decide(round.choice, stream);
  const entries = Object.entries(outcome);
  const isSame = entries.every(([name, value]) => round.outcome[name] === value);
  if (!isSame || entries.length !== Object.keys(round.outcome).length) return 'outcome';
  if (computePayout(minor(round.stakeMinor), pays) !== round.payoutMinor) return 'payout';
  const signed = { ...round, formatSelection: engine.formatSelection(round.choice) };
  const opened = openReceipt(getReceiptText(signed, seeds), round.receipt);
  return opened && isSigned(opened.signedText, opened.signature) ? null : 'receipt';
}

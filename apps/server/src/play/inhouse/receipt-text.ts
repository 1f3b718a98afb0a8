import { formatReceipt } from '@khelaghor/fairness/receipt.ts';

type PlayedBet = {
  betId: string;
  /** The engine's text of what was chosen. */
  formatSelection: string;
  stakeMinor: bigint;
  currency: string;
  nonce: number;
  playedAt: Date;
};

/** What the server signs for a round: which bet it took, when, and on which committed seed. */
export function getReceiptText(
  bet: PlayedBet,
  seed: { scope: string; commitment: string; clientSeed: string },
): string {
  return formatReceipt({
    betId: bet.betId,
    scope: seed.scope,
    currency: bet.currency,
    stakeMinor: bet.stakeMinor.toString(),
    choice: bet.formatSelection,
    commitment: seed.commitment,
    clientSeed: seed.clientSeed,
    nonce: bet.nonce,
    placedAt: bet.playedAt.toISOString(),
  });
}

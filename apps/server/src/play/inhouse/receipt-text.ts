import { receiptText } from '@khelaghor/fairness/receipt.ts';
import { formatSelection } from '@khelaghor/engine-dice/public.ts';

type RolledBet = {
  betId: string;
  direction: 'under' | 'over';
  chance: number;
  stakeMinor: bigint;
  currency: string;
  nonce: number;
  rolledAt: Date;
};

/** What the server signs for a roll: which bet it took, when, and on which committed seed. */
export function getReceiptText(
  roll: RolledBet,
  seed: { scope: string; commitment: string; clientSeed: string },
): string {
  return receiptText({
    betId: roll.betId,
    scope: seed.scope,
    currency: roll.currency,
    stakeMinor: roll.stakeMinor.toString(),
    choice: formatSelection({ direction: roll.direction, chance: roll.chance }),
    commitment: seed.commitment,
    clientSeed: seed.clientSeed,
    nonce: roll.nonce,
    placedAt: roll.rolledAt.toISOString(),
  });
}

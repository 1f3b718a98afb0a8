import type { DiceRoll } from '@khelaghor/contract/play/dice.ts';
import type { StoredRoll } from './store.ts';

/** A stored roll as the contract shows it. */
export function diceRollValue(row: StoredRoll): DiceRoll {
  return {
    betId: row.betId,
    at: row.rolledAt.toISOString(),
    direction: row.direction === 'over' ? 'over' : 'under',
    chance: row.chance,
    currency: row.currency as DiceRoll['currency'],
    stake: row.stakeMinor.toString(),
    roll: row.roll,
    won: row.payoutMinor > 0n,
    payout: row.payoutMinor.toString(),
    seedId: row.seedId,
    nonce: row.nonce,
    receipt: row.receipt.toString('hex'),
  };
}

import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import type { PotLiftValue } from '@khelaghor/contract/play/jackpots.ts';

type SharedFairness = Extract<Fairness, { kind: 'shared' }>;

/**
 * All that is known of a round of an in-house game and its seeds; `shared` of one that all players
 * shared, whose server seed is a link of a hash chain; `lifts`: how the bet lifted the pots of its
 * game.
 */
export type RoundProof = Extract<Fairness, { kind: 'round' }> & {
  readonly shared?: SharedFairness['shared'];
  readonly lifts?: readonly PotLiftValue[];
};

/** A bet in a shared round: its server seed is always revealed, so that no other is asked for. */
function getSharedProof({ kind: _kind, ...proof }: SharedFairness): RoundProof {
  const { commitment, clientSeed, round } = proof;
  const seeds = { seedId: round.seedId, commitment, nextCommitment: commitment, clientSeed };
  return { ...proof, kind: 'round', seeds: { ...seeds, nextNonce: round.nonce }, steps: [] };
}

/** The proof of a round, however it was played. */
export const getRoundProof = (fairness: RoundProof | SharedFairness): RoundProof =>
  fairness.kind === 'round' ? fairness : getSharedProof(fairness);

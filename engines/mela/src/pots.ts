import type { PotTier } from '@khelaghor/game-engine/must-hit-by.ts';
import { minor } from '@khelaghor/money/minor.ts';

/**
 * The four pots with which a fresh site opens Village Fair, each in poisha or as much play money.
 * They return 0.90, 1.00, 1.00 and 0.80 % of the stakes: 3.70 % together, starts included.
 */
export const melaPots: readonly PotTier[] = [
  { tier: 'mini', start: minor(50_000n), cap: minor(100_000n), rate: 3_000n },
  { tier: 'minor', start: minor(200_000n), cap: minor(600_000n), rate: 5_000n },
  { tier: 'major', start: minor(2_000_000n), cap: minor(6_000_000n), rate: 5_000n },
  { tier: 'grand', start: minor(20_000_000n), cap: minor(80_000_000n), rate: 4_800n },
];

import type { DiceLimits } from '@khelaghor/engine-dice/public.ts';
import { minor } from '@khelaghor/money/minor.ts';

/** Stakes from ৳1.00 to ৳10,000.00; no roll pays more than ৳10,00,000.00, stake included. */
export const diceLimits: DiceLimits = {
  stakeMin: minor(100n),
  stakeMax: minor(1_000_000n),
  payoutMax: minor(100_000_000n),
};

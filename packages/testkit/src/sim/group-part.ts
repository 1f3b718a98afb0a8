import { computePartPayout } from '@khelaghor/engine-lottery/public.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { SimShares } from './world.ts';

/** Returns what shares are paid of their ticket's payout, and compares the sum at the last. */
export function takePart({ group, count, role }: SimShares, payout: Minor): Minor {
  const { shares, sharePrice, feeHundredths } = group;
  const terms = { stake: minor(sharePrice * BigInt(shares)), shares, feeHundredths };
  const part = computePartPayout(
    terms,
    { shares: count, isOrganiser: role === 'organiser' },
    payout,
  );
  group.tickets -= 1;
  group.paid += part;
  if (group.tickets === 0 && group.paid !== payout)
    throw new Error(`${group.paid} of ${payout} was paid to a group`);
  return part;
}

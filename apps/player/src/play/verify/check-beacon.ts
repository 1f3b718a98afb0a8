import { getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { useQuery } from '@tanstack/react-query';
import type { TicketProof } from './recompute-ticket.ts';

type Announced = Pick<TicketProof['issue'], 'beacon' | 'closesAt'>;

/** What there is to say of the round that takes part in a draw. */
export type BeaconCheck =
  /** The issue announced no round. */
  | 'none'
  /** The round is not made yet, or the draw is not. */
  | 'waiting'
  /** The network made it, after the sale had ended. */
  | 'true'
  /** It is not the network's. */
  | 'forged'
  /** It was made before the sale ended, so that buyers could know it. */
  | 'early';

/** Checks an announced round without any relay: its time, and its signature by the pinned key. */
export async function checkBeacon({ beacon, closesAt }: Announced): Promise<BeaconCheck> {
  if (beacon === null) return 'none';
  const { round, randomness, signature } = beacon;
  if (getRoundTimeMs(round) <= Date.parse(closesAt)) return 'early';
  if (randomness === null || signature === null) return 'waiting';
  // The curve is loaded for this page alone.
  const { findRoundFault } = await import('@khelaghor/fairness/beacon-signature.ts');
  return findRoundFault({ round, randomness, signature }) === null ? 'true' : 'forged';
}

/** Whether a round can stay as it is; also while the browser is at it. */
export const isBeaconFine = (check: BeaconCheck | undefined): boolean =>
  check !== 'forged' && check !== 'early';

/** Checks the round of an issue; undefined while the browser is at it. */
export function useBeaconCheck({ beacon, closesAt }: Announced): BeaconCheck | undefined {
  return useQuery({
    queryKey: ['beacon-round', beacon, closesAt],
    queryFn: () => checkBeacon({ beacon, closesAt }),
    staleTime: Infinity,
    networkMode: 'always',
  }).data;
}

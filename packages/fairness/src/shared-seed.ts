/**
 * What decides a round that all players share, beside the secret link of its chain: a number of the
 * public beacon that is made after bets are closed, or, where a site has none, the round's own
 * number. It is the client seed of the fair stream; the nonce is 0.
 */
import { QUICKNET } from './beacon.ts';

type NamedRound = { readonly game: string; readonly number: number };

/** The nonce of every shared round: a link is used once. */
export const SHARED_NONCE = 0;

/** What is announced when the round opens, and signed with each bet: the round of the beacon. */
export const announceSharedSeed = (
  { game, number }: NamedRound,
  beaconRound: number | null,
): string => (beaconRound === null ? `${game}/${number}` : `${QUICKNET.name}/${beaconRound}`);

/** The client seed: the randomness of the announced round in hex. */
export const getSharedSeed = (
  { game, number }: NamedRound,
  beacon: { readonly randomness: string } | null,
): string => (beacon === null ? `${game}/${number}` : beacon.randomness);

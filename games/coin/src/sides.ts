import type { CoinSide } from '@khelaghor/engine-coin/public.ts';
import headsUrl from './art/heads.svg';
import tailsUrl from './art/tails.svg';

/** The drawing of each side: a water lily is heads, a boat is tails. */
export const sidePictures: Readonly<Record<CoinSide, string>> = {
  heads: headsUrl,
  tails: tailsUrl,
};

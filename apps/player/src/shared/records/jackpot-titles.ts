import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What the jackpots of in-house games are called, by their tiers. */
export const jackpotTitles: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['mini', msg`Mini jackpot`],
  ['minor', msg`Minor jackpot`],
  ['major', msg`Major jackpot`],
  ['grand', msg`Grand jackpot`],
]);

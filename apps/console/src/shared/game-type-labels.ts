import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { gameClasses } from '@khelaghor/contract/play/lobby-terms.ts';

/** What kinds of games are called within their lobby. */
export const classNames: Readonly<Record<(typeof gameClasses)[number], MessageDescriptor>> = {
  SLOT: msg`Reels`,
  JACKPOT: msg`Jackpot`,
  ARCADE: msg`Arcade`,
  CRASH: msg`Crash`,
  DICE: msg`Dice`,
  TABLE: msg`Table`,
  CARD: msg`Cards`,
  SCRATCH: msg`Scratch cards`,
  OTHER: msg`Others`,
};

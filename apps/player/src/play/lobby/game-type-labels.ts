import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { GameClassify } from '@khelaghor/contract/play/games.ts';

/** What kinds of games are called within their category. */
export const classNames: Readonly<Record<GameClassify, MessageDescriptor>> = {
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

import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';

/** What the kinds of games are called. */
export const categoryLabels: Readonly<Record<GameCategory, MessageDescriptor>> = {
  LOTT: msg`Lottery`,
  ELOTT: msg`E-lottery`,
  SPORTS: msg`Sports`,
  ESPORTS: msg`E-sports`,
  COCKFIGHT: msg`Cockfight`,
  LIVE: msg`Live casino`,
  FISH: msg`Fishing`,
  PVP: msg`Card rooms`,
  RNG: msg`Slots`,
  INHOUSE: msg`In-house games`,
};

/** The kinds in the order of the lobby. */
export const categories = Object.keys(categoryLabels) as readonly GameCategory[];

import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { GameState } from './games-search.ts';

export const stateLabels: Readonly<Record<GameState, MessageDescriptor>> = {
  open: msg`Open`,
  maintenance: msg`Maintenance`,
  closed: msg`Closed`,
};

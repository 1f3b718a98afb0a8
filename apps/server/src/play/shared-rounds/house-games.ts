import { describeSharedGame } from '@khelaghor/game-engine/finished-shared-game.ts';
import { sharedEngines } from '@khelaghor/game-list/games.ts';
import type { HouseGame } from '../../lib/area.ts';
import { createHouseGame } from '../inhouse/index.ts';
import { readSharedFairness } from './shared-fairness.ts';

/** The in-house games whose rounds all players share. */
export const sharedGames: readonly HouseGame[] = sharedEngines.map((engine) =>
  createHouseGame(describeSharedGame(engine), { fairness: readSharedFairness }),
);

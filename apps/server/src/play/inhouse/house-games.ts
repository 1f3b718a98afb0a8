import { toHundredths, computeLowestReturn } from '@khelaghor/game-engine/game-return.ts';
import type { GameEngine } from '@khelaghor/game-engine/game-engine.ts';
import { gameEngines } from '@khelaghor/game-list/games.ts';
import type { HouseGame } from '../../lib/area.ts';
import { getGameProduct } from './game-product.ts';
import { proveDiceBet } from './dice-fairness.ts';
import { revealSeedOf } from './reveal-seed.ts';
import { roundFairness } from './round-fairness.ts';

const houseGameOf = (engine: GameEngine): HouseGame => {
  const { code, label, card } = getGameProduct(engine.code);
  return {
    code,
    page: code,
    catalogue: () => [
      {
        code,
        gameType: 'INHOUSE',
        vassalage: 'KHELAGHOR',
        favouriteKey: card.nodeId,
        titleBn: label.bn,
        titleEn: label.en,
        picture: card.picture,
        isHot: card.isHot,
        rtpHundredths: toHundredths(computeLowestReturn(engine)),
        launch: 'iframe',
        defaultPlayType: null,
        sort: card.sort,
        open: true,
      },
    ],
    fairness: code === 'dice' ? proveDiceBet : roundFairness,
    revealSeed: revealSeedOf,
  };
};

/** The in-house games that are decided at once. */
export const inHouseGames: readonly HouseGame[] = gameEngines.map(houseGameOf);

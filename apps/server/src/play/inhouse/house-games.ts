import { toHundredths, computeLowestReturn } from '@khelaghor/game-engine/game-return.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import { finishedGames } from '@khelaghor/game-list/games.ts';
import type { HouseGame } from '../../lib/area.ts';
import { getGameProduct } from './game-product.ts';
import { proveDiceBet } from './dice-fairness.ts';
import { revealSeedOf } from './reveal-seed.ts';
import { roundFairness } from './round-fairness.ts';

const houseGameOf = (game: FinishedGame): HouseGame => {
  const { code, label, card } = getGameProduct(game.code);
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
        rtpHundredths: toHundredths(computeLowestReturn(game)),
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

/** The in-house games, decided at once or in many steps. */
export const inHouseGames: readonly HouseGame[] = finishedGames.map(houseGameOf);

import { toHundredths, computeLowestReturn } from '@khelaghor/game-engine/game-return.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import { seededGames } from '@khelaghor/game-list/games.ts';
import type { HouseGame } from '../../lib/area.ts';
import { getGameProduct } from './game-product.ts';
import { revealSeedOf } from './reveal-seed.ts';
import { roundFairness } from './round-fairness.ts';

/**
 * What the site needs to know of an in-house game: its card, its page, and how its bets are proven.
 */
export const createHouseGame = (
  game: FinishedGame,
  proof: Pick<HouseGame, 'fairness' | 'revealSeed'>,
): HouseGame => {
  const { code, label, card } = getGameProduct(game.code);
  return {
    code,
    page: code,
    catalogue: () => [
      {
        code,
        gameType: card.kind ?? 'INHOUSE',
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
    ...proof,
  };
};

/** The in-house games that are played on a member's own seeds. */
export const inHouseGames: readonly HouseGame[] = seededGames.map((game) =>
  createHouseGame(game, { fairness: roundFairness, revealSeed: revealSeedOf }),
);

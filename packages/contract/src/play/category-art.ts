import type { PanelPicture } from '../site/picture-names.ts';
import type { GameCategory } from '../lib/shapes.ts';

/** The panel of each kind of games: also the picture of a game or vendor that has none. */
export const categoryPictures = {
  LOTT: 'lottery',
  ELOTT: 'elottery',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'rooster',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'cards',
  RNG: 'slots',
  INHOUSE: 'inhouse',
} as const satisfies Readonly<Record<GameCategory, PanelPicture>>;

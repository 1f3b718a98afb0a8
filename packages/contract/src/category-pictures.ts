import type { PanelPicture } from './picture-names.ts';
import type { GameCategory } from './shapes.ts';

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

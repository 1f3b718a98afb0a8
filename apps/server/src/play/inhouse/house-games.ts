import type { HouseGame } from '../../lib/area.ts';
import { proveDiceBet } from './round-fairness.ts';
import { revealSeedOf } from './reveal-seed.ts';

export const dice: HouseGame = {
  code: 'dice',
  page: 'dice',
  catalogue: [
    {
      code: 'dice',
      gameType: 'INHOUSE',
      vassalage: 'KHELAGHOR',
      favouriteKey: 1001,
      titleBn: 'পাশা',
      titleEn: 'Dice',
      picture: 'dice',
      isHot: true,
      rtpHundredths: 9900,
      launch: 'iframe',
      defaultPlayType: null,
      sort: 1,
      open: true,
    },
  ],
  fairness: proveDiceBet,
  revealSeed: revealSeedOf,
};

import { getSeriesReturn, SERIES_DEFAULT } from '@khelaghor/engine-lottery/public.ts';
import { toHundredths } from '@khelaghor/game-engine/game-return.ts';
import type { HouseGame } from '../../lib/area.ts';
import { proveLotteryBet } from './lottery-fairness.ts';

export const lottery: HouseGame = {
  code: 'lottery',
  page: null,
  catalogue: () => [
    {
      code: 'k3',
      gameType: 'LOTT',
      vassalage: 'KHELAGHOR',
      favouriteKey: 2001,
      titleBn: 'কে৩ পাশা',
      titleEn: 'K3 Dice',
      picture: 'k3',
      isHot: true,
      rtpHundredths: toHundredths(getSeriesReturn(SERIES_DEFAULT)),
      launch: 'lottery',
      defaultPlayType: 'sum',
      sort: 2,
      open: true,
    },
  ],
  fairness: proveLotteryBet,
};

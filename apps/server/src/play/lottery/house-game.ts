import { getSeriesReturn, lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import { findSampleGame } from '@khelaghor/engine-lottery/server.ts';
import { toHundredths } from '@khelaghor/game-engine/game-return.ts';
import { regionalAccount } from '@khelaghor/contract/play/lobby-terms.ts';
import { categoryPictures, type PanelPicture } from '@khelaghor/contract/site/picture-names.ts';
import type { HouseGame } from '../../lib/area.ts';
import { proveLotteryBet } from './lottery-fairness.ts';

/** The painted panels of families that have one. */
const pictures: Readonly<Record<string, PanelPicture>> = { k3: 'k3', pk10: 'pk10', keno80: 'keno' };

export const lottery: HouseGame = {
  code: 'lottery',
  page: null,
  catalogue: () =>
    lotteryRows.map(({ code, area, category, favouriteKey, title, family, series }, index) => ({
      code,
      gameType: category,
      vassalage: 'KHELAGHOR',
      accountType: area === 'VN' ? regionalAccount : null,
      favouriteKey,
      titleBn: title.bn,
      titleEn: title.en,
      picture: pictures[family] ?? categoryPictures[category],
      isHot: index === 0,
      rtpHundredths: toHundredths(getSeriesReturn(series)),
      launch: 'lottery',
      defaultPlayType: [...(findSampleGame(code)?.family.plays.keys() ?? [])][0] ?? null,
      // Behind our games that are played at once: the lobby has a page of lotteries beside.
      sort: 10 + index,
      open: true,
    })),
  fairness: proveLotteryBet,
};

import type { SlotArt } from '@khelaghor/game-sdk/reels/slot-art.ts';
import basketUrl from './art/basket.svg';
import blossomUrl from './art/blossom.svg';
import fallingUrl from './art/falling-mango.svg';
import goldenMangoUrl from './art/golden-mango.svg';
import greenMangoUrl from './art/green-mango.svg';
import koelUrl from './art/koel.svg';
import leavesUrl from './art/leaves.svg';
import leatherUrl from './art/mango-leather.svg';
import jarUrl from './art/pickle-jar.svg';
import stageUrl from './art/stage.svg';
import stoneUrl from './art/stone.svg';
import winUrl from './art/win.svg';

/** The pictures of Mango Orchard. */
export const aamArt: SlotArt = {
  symbols: {
    W: goldenMangoUrl,
    A: basketUrl,
    B: koelUrl,
    C: jarUrl,
    D: leatherUrl,
    E: greenMangoUrl,
    F: blossomUrl,
    G: leavesUrl,
    H: stoneUrl,
  },
  stage: {
    url: stageUrl,
    width: 720,
    height: 560,
    window: { x: 32, y: 84, width: 656, height: 448 },
  },
  win: winUrl,
  falling: fallingUrl,
};

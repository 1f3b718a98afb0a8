import type { SlotArt } from '@khelaghor/game-sdk/reels/slot-art.ts';
import fallingUrl from './art/falling-hilsa.svg';
import hilsaUrl from './art/hilsa.svg';
import iceUrl from './art/ice.svg';
import lilyUrl from './art/lily.svg';
import netUrl from './art/net.svg';
import oarUrl from './art/oar.svg';
import pabdaUrl from './art/pabda.svg';
import prawnUrl from './art/prawn.svg';
import rohuUrl from './art/rohu.svg';
import stageUrl from './art/stage.svg';
import trawlerUrl from './art/trawler.svg';
import winUrl from './art/win.svg';

/** The pictures of Hilsa Season. */
export const ilishArt: SlotArt = {
  symbols: {
    A: hilsaUrl,
    B: rohuUrl,
    C: pabdaUrl,
    D: prawnUrl,
    E: trawlerUrl,
    F: netUrl,
    G: iceUrl,
    H: oarUrl,
    I: lilyUrl,
  },
  stage: {
    url: stageUrl,
    width: 720,
    height: 712,
    window: { x: 28, y: 84, width: 664, height: 600 },
  },
  win: winUrl,
  falling: fallingUrl,
};

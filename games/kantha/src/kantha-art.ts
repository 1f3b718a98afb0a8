import type { SlotArt } from '@khelaghor/game-sdk/reels/slot-art.ts';
import boatUrl from './art/boat.svg';
import fallingUrl from './art/falling-patch.svg';
import featureUrl from './art/feature.svg';
import fishUrl from './art/fish.svg';
import lotusUrl from './art/lotus.svg';
import needleUrl from './art/needle.svg';
import paisleyUrl from './art/paisley.svg';
import patchUrl from './art/patch.svg';
import pitcherUrl from './art/pitcher.svg';
import spoolUrl from './art/spool.svg';
import stageUrl from './art/stage.svg';
import sunUrl from './art/sun.svg';
import winUrl from './art/win.svg';

/** The pictures of Nakshi Kantha. */
export const kanthaArt: SlotArt = {
  symbols: {
    W: needleUrl,
    M: patchUrl,
    A: sunUrl,
    B: lotusUrl,
    C: paisleyUrl,
    D: fishUrl,
    E: boatUrl,
    F: pitcherUrl,
    G: spoolUrl,
  },
  stage: {
    url: stageUrl,
    width: 720,
    height: 512,
    window: { x: 28, y: 84, width: 664, height: 400 },
  },
  win: winUrl,
  feature: featureUrl,
  falling: fallingUrl,
};

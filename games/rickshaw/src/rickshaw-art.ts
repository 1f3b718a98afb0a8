import type { SlotArt } from '@khelaghor/game-sdk/reels/slot-art.ts';
import bellUrl from './art/bell.svg';
import fallingUrl from './art/falling-marigold.svg';
import featureUrl from './art/feature.svg';
import handlebarUrl from './art/handlebar.svg';
import hoodUrl from './art/hood.svg';
import lotusUrl from './art/lotus.svg';
import peacockUrl from './art/peacock.svg';
import pedalUrl from './art/pedal.svg';
import rickshawUrl from './art/rickshaw.svg';
import stageUrl from './art/stage.svg';
import tigerUrl from './art/tiger.svg';
import wheelUrl from './art/wheel.svg';
import winUrl from './art/win.svg';

/** The pictures of Rickshaw Parade. */
export const rickshawArt: SlotArt = {
  symbols: {
    W: peacockUrl,
    S: rickshawUrl,
    A: tigerUrl,
    B: lotusUrl,
    C: hoodUrl,
    D: bellUrl,
    E: handlebarUrl,
    F: wheelUrl,
    G: pedalUrl,
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

import type { SlotArt } from '@khelaghor/game-sdk/reels/slot-art.ts';
import crabUrl from './art/crab.svg';
import crocodileUrl from './art/crocodile.svg';
import deerUrl from './art/deer.svg';
import dolphinUrl from './art/dolphin.svg';
import fallingUrl from './art/falling-leaf.svg';
import featureUrl from './art/feature.svg';
import honeycombUrl from './art/honeycomb.svg';
import kingfisherUrl from './art/kingfisher.svg';
import nipaPalmUrl from './art/nipa-palm.svg';
import stageUrl from './art/stage.svg';
import sundariTreeUrl from './art/sundari-tree.svg';
import tigerUrl from './art/tiger.svg';
import tiger2Url from './art/tiger-2.svg';
import tiger3Url from './art/tiger-3.svg';
import winUrl from './art/win.svg';

/** The pictures of Sundarbans. */
export const sundarbansArt: SlotArt = {
  symbols: {
    W: tigerUrl,
    X: tiger2Url,
    Y: tiger3Url,
    S: honeycombUrl,
    A: crocodileUrl,
    B: deerUrl,
    C: kingfisherUrl,
    D: dolphinUrl,
    E: crabUrl,
    F: nipaPalmUrl,
    G: sundariTreeUrl,
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

import type { SlotArt } from '@khelaghor/game-sdk/reels/slot-art.ts';
import alpanaUrl from './art/alpana.svg';
import banglesUrl from './art/bangles.svg';
import dropsUrl from './art/drops.svg';
import drumUrl from './art/drum.svg';
import elephantUrl from './art/elephant.svg';
import fallingUrl from './art/falling-marigold.svg';
import fanUrl from './art/fan.svg';
import feastUrl from './art/feast.svg';
import featureUrl from './art/feature.svg';
import ledgerUrl from './art/ledger.svg';
import owlUrl from './art/owl.svg';
import stageUrl from './art/stage.svg';
import winUrl from './art/win.svg';

/** The pictures of Boishakh. */
export const boishakhArt: SlotArt = {
  symbols: {
    W: ledgerUrl,
    A: owlUrl,
    B: drumUrl,
    C: elephantUrl,
    D: feastUrl,
    E: alpanaUrl,
    F: fanUrl,
    G: banglesUrl,
    H: dropsUrl,
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

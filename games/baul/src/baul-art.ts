import type { SlotArt } from '@khelaghor/game-sdk/reels/slot-art.ts';
import bellsUrl from './art/bells.svg';
import cymbalsUrl from './art/cymbals.svg';
import dotaraUrl from './art/dotara.svg';
import dugiUrl from './art/dugi.svg';
import ektaraUrl from './art/ektara.svg';
import fallingUrl from './art/falling-marigold.svg';
import featureUrl from './art/feature.svg';
import fluteUrl from './art/flute.svg';
import khamakUrl from './art/khamak.svg';
import lampUrl from './art/lamp.svg';
import singerUrl from './art/singer.svg';
import stageUrl from './art/stage.svg';
import winUrl from './art/win.svg';

/** The pictures of Baul Night. */
export const baulArt: SlotArt = {
  symbols: {
    W: singerUrl,
    S: lampUrl,
    A: ektaraUrl,
    B: dotaraUrl,
    C: dugiUrl,
    D: khamakUrl,
    E: bellsUrl,
    F: fluteUrl,
    G: cymbalsUrl,
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

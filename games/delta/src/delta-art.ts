import type { SlotArt } from '@khelaghor/game-sdk/reels/slot-art.ts';
import boatUrl from './art/boat.svg';
import boatmanUrl from './art/boatman.svg';
import fallingUrl from './art/falling-hilsa.svg';
import featureUrl from './art/feature.svg';
import heronUrl from './art/heron.svg';
import hyacinthUrl from './art/hyacinth.svg';
import netUrl from './art/net.svg';
import pebbleUrl from './art/pebble.svg';
import prawnUrl from './art/prawn.svg';
import stageUrl from './art/stage.svg';
import ternUrl from './art/tern.svg';
import tideUrl from './art/tide.svg';
import winUrl from './art/win.svg';

/** The pictures of Delta River. */
export const deltaArt: SlotArt = {
  symbols: {
    W: boatUrl,
    S: tideUrl,
    A: ternUrl,
    B: boatmanUrl,
    C: prawnUrl,
    D: heronUrl,
    E: hyacinthUrl,
    F: netUrl,
    G: pebbleUrl,
  },
  stage: {
    url: stageUrl,
    width: 720,
    height: 592,
    window: { x: 28, y: 84, width: 664, height: 480 },
  },
  win: winUrl,
  feature: featureUrl,
  falling: fallingUrl,
};

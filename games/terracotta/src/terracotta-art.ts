import type { SlotArt } from '@khelaghor/game-sdk/reels/slot-art.ts';
import elephantUrl from './art/elephant.svg';
import fallingUrl from './art/falling-lamp.svg';
import featureUrl from './art/feature.svg';
import fluteUrl from './art/flute.svg';
import horseUrl from './art/horse.svg';
import lampUrl from './art/lamp.svg';
import lotusUrl from './art/lotus.svg';
import peacockUrl from './art/peacock.svg';
import pitcherUrl from './art/pitcher.svg';
import stageUrl from './art/stage.svg';
import tileUrl from './art/tile.svg';
import wheelUrl from './art/wheel.svg';
import winUrl from './art/win.svg';

/** The pictures of Terracotta. */
export const terracottaArt: SlotArt = {
  symbols: {
    B: horseUrl,
    C: elephantUrl,
    A: peacockUrl,
    D: lotusUrl,
    E: fluteUrl,
    F: pitcherUrl,
    G: lampUrl,
    S: wheelUrl,
    T: tileUrl,
  },
  stage: {
    url: stageUrl,
    width: 720,
    height: 712,
    window: { x: 28, y: 84, width: 664, height: 600 },
  },
  win: winUrl,
  feature: featureUrl,
  falling: fallingUrl,
};

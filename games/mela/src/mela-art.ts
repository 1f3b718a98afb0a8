import type { SlotArt } from '@khelaghor/game-sdk/reels/slot-art.ts';
import balloonsUrl from './art/balloons.svg';
import cartUrl from './art/cart.svg';
import dollUrl from './art/doll.svg';
import fallingUrl from './art/falling-balloon.svg';
import fluteUrl from './art/flute.svg';
import horseUrl from './art/horse.svg';
import jilapiUrl from './art/jilapi.svg';
import kiteUrl from './art/kite.svg';
import puffedRiceUrl from './art/puffed-rice.svg';
import stageUrl from './art/stage.svg';
import wheelUrl from './art/wheel.svg';
import winUrl from './art/win.svg';

/** The pictures of Village Fair. */
export const melaArt: SlotArt = {
  symbols: {
    W: wheelUrl,
    A: cartUrl,
    B: dollUrl,
    C: fluteUrl,
    D: kiteUrl,
    E: jilapiUrl,
    F: balloonsUrl,
    G: horseUrl,
    H: puffedRiceUrl,
  },
  stage: {
    url: stageUrl,
    width: 720,
    height: 512,
    window: { x: 28, y: 84, width: 664, height: 400 },
  },
  win: winUrl,
  falling: fallingUrl,
};

// Pictures for members who have brought none, 96 x 96: a subject of the kit on a ground of rays. The page cuts the circle.
import * as K from './kit.mjs';
const { E, C, bg, place } = K;

const ground = (pot) => bg.rays({ cx: 48, cy: 48, n: 12, r: 72, r0: 0, a: pot[1], b: pot[0], liner: 0, w: 96, h: 96 });

const SUBJECTS = {
  tiger: [E.teal, () => place(K.tiger(), 48, 51, 0.34)],
  rooster: [E.marigold, () => place(K.rooster(), 47, 55, 0.3)],
  hilsa: [E.indigo, () => place(K.hilsa({ L: 150, D: 40, bend: 0.4 }), 47, 48, 0.45, -16)],
  kite: [E.peacock, () => place(K.kite([E.vermilion, E.marigold, E.indigo], { tail: 0, rot: 18 }), 48, 47, 0.5, 18)],
  lotus: [E.violet, () => place(K.lotus({}), 48, 54, 0.56)],
  mango: [E.leaf, () => place(K.mango({}), 47, 52, 0.66)],
  dhol: [E.rani, () => place(K.dhol(), 49, 48, 0.5, -10)],
  crown: [E.sindoor, () => place(K.crown(), 48, 51, 0.5)],
};

/** Names of the pictures. */
export const AVATARS = Object.keys(SUBJECTS);

export const avatar = (name) => {
  const [pot, subject] = SUBJECTS[name];
  return K.doc({ id: `v${name.slice(0, 2)}`, w: 96, h: 96, title: name }, ground(pot) + K.alpona.lotus(48, 48, 40, C.rice, { n: 8, w: 1, o: 0.35 }) + subject());
};

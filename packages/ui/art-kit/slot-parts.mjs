// What slots of five reels share beside their frame: the wreath, corners of roses, and the ground of scenes.
import * as K from './kit.mjs';
import { windowScene } from './slot-frame.mjs';
const { E, C, alpona, bg, path, flat, leaf, petal } = K;

/** A wreath of petals and a disc, 112 wide: what stands before it is wild, or opens a feature. */
export const wreath = (outer, inner, disc, { n = 10, dots = outer[1] } = {}) =>
  K.radial(flat(petal(0, 0, -90, 20, 57, 25), outer[1], 2.6) + path(petal(0, 0, -90, 30, 52, 9), outer[2]), n, 180 / n) + K.radial(flat(petal(0, 0, -90, 20, 50, 18), inner[1], 2.2) + path(petal(0, 0, -90, 28, 46, 6), inner[3]), n) +
  `<circle r="42" fill="${disc}" stroke="${C.ink}" stroke-width="3"/>` + K.ringDots(0, 0, 26, 37.5, 1.5, dots);

/** A left-hand piece and its mirror image, in a picture so wide. */
export const pair = (id, w, piece) => K.sym(id, piece) + `<use href="#${id}"/><use href="#${id}" transform="translate(${w})scale(-1 1)"/>`;

/** A corner of the frame: two leaves and a rose. */
export const roseCorner = (pot, green = E.leaf) => (x, y, i) => K.place(leaf(0, 0, [20, 160, -20, -160][i], 32, 13, green, 2) + leaf(0, 0, [70, 110, -70, -110][i], 32, 13, green, 2) + K.roseAt(pot, 0, 0, 1.8), x + (i % 2 ? 5 : -5), y + (i > 1 ? 5 : -5));

/** A scene of the window's size: rays behind a round sun, on which the sum of a win is written. */
export const sunScene = (id, { x, y, right, bottom }, { rays, sun, ring, petals = 28 }, front) => {
  const [w, h] = [right - x, bottom - y], [cx, cy] = [w / 2, h * 0.43];
  return windowScene(id, bg.rays({ cx, cy, n: 24, r: 460, r0: 150, a: rays[1], b: rays[0], liner: rays[2], w, h }) + bg.sun(cx, cy, h * 0.285, sun, { petals, ring, ink: 4 }) + `<g opacity=".5">${K.place(alpona.lotus(0, 0, h * 0.25, sun[0], { n: 12, w: 2.4 }), cx, cy)}</g>` + front(w, h), { w, h });
};

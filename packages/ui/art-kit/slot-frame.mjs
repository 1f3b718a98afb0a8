// The frame of a slot of five reels, which the stages of several slots share.
import * as K from './kit.mjs';
const { C, path, line, rr } = K;

/** Measures of the stage with a window so high: where the window of the reels is in its picture. */
export const stageOf = (height) => ({ w: 720, h: height + 112, x: 28, y: 84, right: 692, bottom: height + 84 });

/** The stage of three rows. */
export const STAGE = stageOf(400);

/** Measures of the window, and of the scenes that are shown in it. */
export const WINDOW = { w: 664, h: 400 };

export const symbol = (id, body) => K.doc({ id, w: 120, h: 120 }, K.place(body, 60, 60));

/** A lacquered band with beads round the window, and what lies on its corners. */
export const slotFrame = ({ stage = STAGE, band, rim, bead, corner }) => {
  const { x, y, right, bottom } = stage, [iw, ih] = [right - x, bottom - y], n = Math.round((ih - 48) / 32) + 1, gap = (ih - (n - 1) * 32) / 2;
  const ring = (o, pot) => path(rr(x - o, y - o, iw + 2 * o, ih + 2 * o, 10 + o), pot);
  const row = (count, x0, y0, dx, dy, id) => K.sym(id, K.repeat(bead, count, dx, dy)) + K.use(id, x0, y0);
  return ring(25, C.ink) + ring(22, band[1]) + line(rr(x - 20.5, y - 20.5, iw + 41, ih + 41, 28), band[2], 2) + line(`M${x + 4} ${bottom + 20}H${right - 4}Q${right + 20} ${bottom + 20} ${right + 20} ${bottom - 4}V${y + 10}`, band[0], 3.4) +
    ring(6, C.ink) + ring(3.4, rim) + ring(1, C.ink) + path(rr(x, y, iw, ih, 10), K.E.night[1]) +
    row(21, x + 12, y - 13, 32, 0, 'ft') + row(21, x + 12, bottom + 13, 32, 0, 'fb') + row(n, x - 13, y + gap, 0, 32, 'fl') + row(n, right + 13, y + gap, 0, 32, 'fr') +
    [[x - 8, y - 8], [right + 8, y - 8], [x - 8, bottom + 8], [right + 8, bottom + 8]].map(([px, py], i) => corner(px, py, i)).join('');
};

/** The scene of a large win, clipped to the window. */
export const windowScene = (id, body, { w, h } = WINDOW) =>
  K.doc({ id, w, h }, `<clipPath id="cut"><rect width="${w}" height="${h}" rx="10"/></clipPath><g clip-path="url(#cut)">${body}</g>`);

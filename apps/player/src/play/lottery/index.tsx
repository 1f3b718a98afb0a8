/** The lottery page's door: how a draw is made again in the browser, and the words of its plays. */
export { recomputeDraw } from './recompute-draw.ts';
export { getPlayLabels } from './play-labels.ts';

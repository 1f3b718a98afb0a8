/** The one WebSocket of the site: what changed, told to the browsers that it concerns. */
export { startRealtime } from './realtime-hub.ts';

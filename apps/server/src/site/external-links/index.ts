/** What lies outside the site: links that belong to it, and the channels of customer service. */
export { readOpenChannels, getChannelAddress } from './enabled-channels.ts';
export { listVisibleLinks } from './visible-links.ts';

/** What lies outside the site: links that belong to it, and the channels of customer service. */
export { readOpenChannels, channelAddress } from './enabled-channels.ts';
export { shownResources } from './visible-links.ts';

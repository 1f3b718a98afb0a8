/** What lies outside the site: links that belong to it, and the channels of customer service. */
export { openChannelsOf, channelAddress } from './open-channels.ts';
export { shownResources } from './shown-resources.ts';

/** Web push: messages to a member's browsers while the site is closed (RFC 8030). */
export { dropOffers, queuePushes } from './queue-pushes.ts';
export { keepPushSubscription } from './browser-cookie.ts';
export { removePushSubscriptions } from './store.ts';

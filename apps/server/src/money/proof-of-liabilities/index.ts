export { findEpoch } from './store.ts';
export { publishEpoch } from './publish-epoch.ts';

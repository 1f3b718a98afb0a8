export { findEpoch } from './liability-store.ts';
export { publishEpoch } from './publish-epoch.ts';

/**
 * The vendors of games: who they are, their keys, how they are called, and how their games are
 * opened. The wallets, ours and theirs, are features of their own.
 */
export { callVendor } from './call-vendor.ts';
export { countFault, sumFaults } from './faults.ts';
export type { FaultKind } from './faults.ts';
export { findSigner } from './keys.ts';
export {
  createVendorToken,
  hashVendorToken,
  launchVendorGame,
  readLaunchOrigins,
} from './launch-vendor-game.ts';
export { getUnits, parseUnits, readExactJson, writeExactJson } from './protocol-amounts.ts';
export type { UnitsRefusal } from './protocol-amounts.ts';
export { createRateLimiter } from './rate-limit.ts';
export type { RateLimiter } from './rate-limit.ts';
export {
  addVendor,
  addVendorGame,
  addVendorKey,
  retireVendorKey,
  setVendorOpen,
  setWinMax,
} from './registry.ts';
export { findVendor, listVendors } from './store.ts';
export type { Vendor } from './store.ts';

/** Vendors of games: who they are, the tokens they bet with, and how their games are opened. */
export { readLaunchOrigins } from './launch-origins.ts';
export { launchVendorGame } from './launch-vendor-game.ts';
export {
  addVendor,
  addVendorGame,
  addVendorKey,
  retireVendorKey,
  setVendorOpen,
  setWinMax,
} from './vendor-registry.ts';
export { openVendorToken } from './vendor-token.ts';

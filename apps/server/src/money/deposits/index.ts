/** Paying in: the ways, the payments at the gateways, what was credited. */
export { gatewayRoutes } from './gateway-routes.ts';
export { parseTrxId, waitingStates } from './manual-state.ts';
export { depositClaim } from './deposit-claims.ts';
export { countDiffering, isRefundByHand, lockTrxByHand } from './differing-store.ts';
export { readPayingPhones } from './payer-store.ts';
export { readTurnover } from './turnover-store.ts';
export { sumDepositsBetween } from './store.ts';
export { healthMs } from './channel-state.ts';
export { listAllChannels, readHealth } from './channel-store.ts';
export {
  listWaitingChannels,
  listWaitingClaims,
  listWaitingDecisions,
} from './waiting-requests.ts';

/**
 * Orders given to an outside system, whose answer may be missing, late or wrong: what follows from
 * each answer, and when the gateway is queried again.
 */
export { decideNextAction, staleAfterMs } from './rules.ts';
export type { GatewayAnswer, GatewayStatus, NextAction, Order } from './rules.ts';
export { scheduleReconcile } from './schedule-reconcile.ts';

/** Responsible gaming: limits on deposits, stakes, losses and time, reality check, breaks. */
export {
  checkDepositLimit,
  checkStakeLimits,
  isOnBreak,
  keepExclusion,
  readDepositLeft,
} from './enforce-limits.ts';
export type { StakeLimitRefusal } from './enforce-limits.ts';
export { decreaseLimit } from './change-limits.ts';
export { readCheckMinutes } from './check-interval.ts';
export { beginBreak, recordUnderAge } from './exclusion.ts';
export { readManagedPlay } from './settings.ts';
export type { ByOperator } from './limit-history.ts';
export { addSettlements, addUsage, playSince } from './limit-store.ts';
export type { BetSettlement, UsageRow } from './limit-store.ts';
export { readLimitRefusals, writeRestriction } from './store.ts';
export {
  playColumns,
  playJoin,
  playMemberColumns,
  getPlayNotice,
  getRestrictions,
  isLimitedSql,
  isOnBreakSql,
  checkCanStartSession,
  checkCanPlay,
  checkCanBet,
} from './restrictions.ts';
export type { PlayRow as PlayStandingRow, StakeRefusal } from './restrictions.ts';
export { countTime, isTimeDue, isTimeUp, checkTimeLimit } from './play-time.ts';

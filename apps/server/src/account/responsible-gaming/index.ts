/** Responsible play: limits on deposits, stakes and losses, the reality check, breaks. */
export { holdDeposit, holdPause, holdStakes } from './enforce-limits.ts';
export type { StakeLimitRefusal } from './enforce-limits.ts';
export { tightenLimit } from './change-limits.ts';
export { beginBreak, recordUnderAge } from './exclusion.ts';
export { managedPlayOf } from './settings.ts';
export type { ByOperator } from './limit-history.ts';
export { countEnds, countPlay } from './limit-store.ts';
export type { PlayEnd, PlayRow } from './limit-store.ts';
export {
  playColumns,
  playMemberColumns,
  playNoticeOf,
  standingOf,
  whyNotBegin,
  whyNotPlay,
  whyNotStake,
} from './restrictions.ts';
export type { PlayRow as PlayStandingRow, StakeBar } from './restrictions.ts';
export { countTime, isTimeDue, isTimeUp, whyNotInTime } from './play-time.ts';

/** Responsible play: limits on deposits, stakes and losses, the reality check, breaks. */
export { holdDeposit, holdPause, holdStakes } from './hold-limits.ts';
export type { StakeLimitRefusal } from './hold-limits.ts';
export { tightenLimit } from './change-limits.ts';
export { beginBreak, recordUnderAge } from './take-break.ts';
export { managedPlayOf } from './play-settings.ts';
export type { ByOperator } from './play-history.ts';
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
} from './play-standing.ts';
export type { PlayRow as PlayStandingRow, StakeBar } from './play-standing.ts';
export { countTime, isTimeDue, isTimeUp, whyNotInTime } from './play-time.ts';

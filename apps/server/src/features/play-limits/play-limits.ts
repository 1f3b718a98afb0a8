/** Responsible play: limits on deposits, stakes and losses, the reality check, breaks. */
export { holdDeposit, holdPause, holdStakes } from './hold-limits.ts';
export type { StakeLimitRefusal } from './hold-limits.ts';
export { countEnds, countPlay } from './limit-store.ts';
export type { PlayEnd, PlayRow } from './limit-store.ts';
export {
  playColumns,
  playMemberColumns,
  playNoticeOf,
  standingOf,
  whyNotPlay,
  whyNotStake,
} from './play-standing.ts';
export type { PlayRow as PlayStandingRow } from './play-standing.ts';

/** The risk score of members and withdrawals, with its reasons. */
export { readBehaviour } from './read-risk.ts';
export type { BehaviourFacts } from './read-risk.ts';
export { computeRisk } from './score-rules.ts';
export type { ClosedLoop } from './score-rules.ts';

/** Decisions about withdrawals, by operators and by their rule. */
export { approveByRule } from './approve-by-rule.ts';
export { listWaitingPayoutRules } from './waiting-requests.ts';

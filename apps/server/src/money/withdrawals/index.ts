/** Being paid out: what the operators' queue shows and decides. */
export { approveWithdrawal, rejectWithdrawal, withdrawalQueue } from './decide-withdrawal.ts';
export type { QueuedPayout } from './decide-withdrawal.ts';

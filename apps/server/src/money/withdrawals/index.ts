/** Being paid out: what the operators' queue shows and decides. */
export {
  approveWithdrawal,
  readWithdrawal,
  rejectWithdrawal,
  listWithdrawals,
} from './decide-withdrawal.ts';
export type { QueuedPayout } from './decide-withdrawal.ts';

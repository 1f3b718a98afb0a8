/** Freezes of members by operators: of logins, play and withdrawals. */
export {
  checkFreeze,
  findFreeze,
  isLoginFrozen,
  listFreezes,
  removeFreeze,
  toFreezeNotice,
  writeFreeze,
} from './freezes.ts';
export type { Freeze } from './freezes.ts';

/** Passwords: their rules, changes, and resets when forgotten. */
export { checkNewPassword } from './check-new-password.ts';
export { hashDrawnPassword, hashNewPassword } from './hash-new-password.ts';
export type { HashedPassword } from './hash-new-password.ts';
export { giveTemporaryPassword } from './temporary-password.ts';

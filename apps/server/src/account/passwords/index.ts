/** Passwords: their rules, changes, and resets when forgotten. */
export { checkNewPassword } from './check-new-password.ts';
export { giveTemporaryPassword } from './temporary-password.ts';

/** Passwords: what one must be like, how it is changed, and the ways back for who forgot it. */
export { checkNewPassword } from './check-new-password.ts';
export { giveTemporaryPassword } from './temporary-password.ts';

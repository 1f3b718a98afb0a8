/** Passwords: a new one that is typed twice, and the present one of who is logged in. */
export { NewPasswordFields } from './new-password-fields.tsx';
export { CurrentPasswordField } from './current-password-field.tsx';
export { useChangePassword } from './use-change-password.ts';
export type { PasswordFields } from './use-change-password.ts';

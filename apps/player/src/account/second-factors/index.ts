/** The second question of a login, and passkeys in the browser. */
export { WithdrawOnlyLogin } from './withdraw-only-login.tsx';
export { PasskeyLogin } from './passkey-login.tsx';
export { knowsPasskeys, makePasskey, signWithPasskey } from './passkeys.ts';
export { SecondFactorDialog } from './second-factor-dialog.tsx';
export { useLoginFlow } from './use-login-flow.ts';
export type { LoginFlow } from './use-login-flow.ts';

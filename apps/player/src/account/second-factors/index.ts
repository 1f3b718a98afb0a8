/** The second question of a login, and passkeys in the browser. */
export { LateWay } from './withdraw-only-login.tsx';
export { PasskeyLogin } from './passkey-login.tsx';
export { knowsPasskeys, makePasskey, signWithPasskey } from './passkeys.ts';
export { SecondProofDialog } from './second-factor-dialog.tsx';
export { useEntering } from './use-login-flow.ts';
export type { Entering } from './use-login-flow.ts';

/** The second question of a login, and passkeys in the browser. */
export { LateWay } from './late-way.tsx';
export { PasskeyLogin } from './passkey-login.tsx';
export { knowsPasskeys, makePasskey, signWithPasskey } from './passkeys.ts';
export { SecondProofDialog } from './second-proof-dialog.tsx';
export { useEntering } from './use-entering.ts';
export type { Entering } from './use-entering.ts';

/** Second proofs of a login: the ways a member has, and when one is required. */
export { askProof } from './start-challenge.ts';
export type { Shown } from './start-challenge.ts';
export {
  findAuthenticatorSince,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} from './authenticators.ts';
export { challengeCookie, endChallenges } from './challenge-store.ts';
export { canBeProof, checkProof, verifyFactor } from './verify-proof.ts';
export { lookAtPasskeyLogin } from './passkey-login.ts';
export { askNewPasskey, askPasskey, verifyPasskeyRegistration } from './passkeys.ts';
export { addPasskey, passkeysMax, readPasskeys, removePasskey } from './passkey-store.ts';
export { isNewDevice, recordDevice } from './known-devices.ts';
export {
  makeRecoveryCodes,
  countRecoveryCodesLeft,
  removeRecoveryCodes,
} from './recovery-codes.ts';

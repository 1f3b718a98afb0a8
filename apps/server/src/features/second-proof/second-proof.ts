/** Second proofs of a login: what a member has for them, and when they are asked for. */
export { askProof } from './ask-proof.ts';
export type { Shown } from './ask-proof.ts';
export {
  authenticatorSince,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} from './authenticators.ts';
export { unmarkBrowser } from './browser-cookie.ts';
export { endChallengesOf } from './challenge-store.ts';
export { checkProof } from './check-proof.ts';
export { lookAtFactor } from './look-at-factor.ts';
export { lookAtPasskeyLogin } from './passkey-login.ts';
export { askNewPasskey, askPasskey, lookAtNewPasskey } from './passkeys.ts';
export { addPasskey, passkeysMax, passkeysOf, removePasskey } from './passkey-store.ts';
export { isNewPlace, notePlace } from './places.ts';
export { makeRecoveryCodes, recoveryCodesLeft, removeRecoveryCodes } from './recovery-codes.ts';

/** Step-up authentication: by the member's password, else by an SMS code to their phone. */
export { findProvenMember, isReauthCodeWrong, proveSelf, spendNothing } from './verify-step-up.ts';
export type { SpendProof, OtpForm } from './verify-step-up.ts';

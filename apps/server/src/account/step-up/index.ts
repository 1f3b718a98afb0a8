/** That it is the member himself who asks: by his password, else by a code on his phone. */
export { ownCodeWrong, proveSelf, spendNothing } from './verify-step-up.ts';
export type { SpendProof, OtpForm } from './verify-step-up.ts';

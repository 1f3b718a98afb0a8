import type { Factors, PasskeyValue } from '@khelaghor/contract/account/factor-settings.ts';

/** What takes the password and a proof by a factor. */
export type StepUpAction =
  | { readonly act: 'remove-authenticator' }
  | { readonly act: 'renew-codes' }
  | { readonly act: 'remove-passkey'; readonly passkey: PasskeyValue };

/** What is done to the second factors of a member. */
export type FactorAction =
  | StepUpAction
  | { readonly act: 'add-authenticator' }
  | { readonly act: 'add-passkey' };

/** What a dialog knows that does it. */
export type FactorStep = {
  readonly factors: Factors;
  readonly onClose: () => void;
  /** It is done; there may be codes that are shown only now. */
  readonly onDone: (recoveryCodes: readonly string[] | null) => void;
};

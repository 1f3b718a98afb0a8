import { Trans } from '@lingui/react/macro';

const lengthMin = 3;
const lengthMax = 32;

/** Why a text cannot be the name of an operator. The server checks it again. */
export type NameError = 'username_length' | 'username_characters';

export function getNameError(username: string): NameError | null {
  if (username.length < lengthMin || username.length > lengthMax) return 'username_length';
  return /^[a-z0-9._-]+$/u.test(username) ? null : 'username_characters';
}

/** Says what is wrong with a name. */
export function NameErrorText({ fault }: { readonly fault: NameError }) {
  return fault === 'username_length' ? (
    <Trans>Use 3 to 32 characters.</Trans>
  ) : (
    <Trans>Use small letters a to z, digits, dot, dash and underscore.</Trans>
  );
}

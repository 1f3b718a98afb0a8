import { getNameError } from '../../shared/operator-name.tsx';
import type { NameError } from '../../shared/operator-name.tsx';

/** What the form can tell before the server is asked. The server checks all of it again. */
export type SetupForm = { username: string; password: string; totpCode: string };
export type SetupError =
  | NameError
  | 'password_short'
  | 'password_long'
  | 'password_is_name'
  | 'code_length';
export type SetupErrors = { readonly [Name in keyof SetupForm]?: SetupError };

export const passwordLengthMin = 12;
const passwordLengthMax = 128;

function findPasswordError({ username, password }: SetupForm): SetupError | null {
  if (password.length < passwordLengthMin) return 'password_short';
  if (password.length > passwordLengthMax) return 'password_long';
  return password.toLowerCase() === username ? 'password_is_name' : null;
}

/** Names the first fault of each field; no key means that the field is fine. */
export function validateSetup(form: SetupForm): SetupErrors {
  const username = getNameError(form.username);
  const password = findPasswordError(form);
  return {
    ...(username && { username }),
    ...(password && { password }),
    ...(!/^\d{6}$/u.test(form.totpCode) && { totpCode: 'code_length' as const }),
  };
}

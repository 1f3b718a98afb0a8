import { getNameFault } from '../../shared/operator-name.tsx';
import type { NameFault } from '../../shared/operator-name.tsx';

/** What the form can tell before the server is asked. The server checks all of it again. */
export type ClaimForm = { username: string; password: string; totpCode: string };
export type ClaimFault =
  | NameFault
  | 'password_short'
  | 'password_long'
  | 'password_is_name'
  | 'code_length';
export type ClaimFaults = { readonly [Name in keyof ClaimForm]?: ClaimFault };

export const passwordLengthMin = 12;
const passwordLengthMax = 128;

function passwordFault({ username, password }: ClaimForm): ClaimFault | null {
  if (password.length < passwordLengthMin) return 'password_short';
  if (password.length > passwordLengthMax) return 'password_long';
  return password.toLowerCase() === username ? 'password_is_name' : null;
}

/** Names the first fault of each field; no key means that the field is fine. */
export function checkClaim(form: ClaimForm): ClaimFaults {
  const username = getNameFault(form.username);
  const password = passwordFault(form);
  return {
    ...(username && { username }),
    ...(password && { password }),
    ...(!/^\d{6}$/u.test(form.totpCode) && { totpCode: 'code_length' as const }),
  };
}

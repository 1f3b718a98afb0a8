import { ok, refuse } from '../../platform/answer.ts';
import type { Answer } from '../../platform/answer.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import type { Member } from './member-store.ts';

/** Whether it is the member himself: by the password, where there is one. */
export async function provePassword(
  { hasPassword, passwordHash }: Pick<Member, 'hasPassword' | 'passwordHash'>,
  password = '',
): Promise<Answer<null, 'field_required' | 'password_wrong'>> {
  if (!hasPassword) return ok(null);
  if (password === '')
    return refuse('field_required', { fields: { password: { code: 'field_required' } } });
  if (await verifyPassword(passwordHash, password)) return ok(null);
  return refuse('password_wrong', { fields: { password: { code: 'password_wrong' } } });
}

import type { FieldRefusal } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { Personal } from './check-new-password.ts';

/** Checks a password that was typed twice; returns the refusals by field. */
export async function confirmPassword(
  ctx: Context,
  { newPassword, confirmNewPassword }: { newPassword: string; confirmNewPassword: string },
  about: Personal,
): Promise<Record<string, FieldRefusal>> {
  const refused = await checkNewPassword(ctx, newPassword, about);
  if (refused) return { newPassword: refused };
  if (newPassword !== confirmNewPassword)
    return { confirmNewPassword: { code: 'passwords_differ' } };
  return {};
}

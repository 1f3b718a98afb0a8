import type { FieldRefusal } from '../../platform/answer.ts';
import type { Context } from '../../platform/context.ts';
import { registrationFieldsOf } from '../site/site.ts';
import { checkNewPassword } from './check-new-password.ts';

/** What is wrong with a password that was typed twice, by field; empty when nothing is. */
export async function checkPair(
  ctx: Context,
  { newPassword, confirmNewPassword }: { newPassword: string; confirmNewPassword: string },
  account: string,
): Promise<Record<string, FieldRefusal>> {
  const refused = checkNewPassword(await registrationFieldsOf(ctx), newPassword, account);
  if (refused) return { newPassword: refused };
  if (newPassword !== confirmNewPassword)
    return { confirmNewPassword: { code: 'passwords_differ' } };
  return {};
}

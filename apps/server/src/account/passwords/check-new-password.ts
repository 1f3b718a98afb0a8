import type { FieldRefusal } from '../../lib/http/result.ts';
import { isCommonPassword } from '../../lib/passwords/password-blocklist.ts';
import type { Context } from '../../lib/context.ts';
import type { Member } from '../members/index.ts';
import { checkFields, readSettings, readRegistrationFields } from '../../site/settings/index.ts';

/** Personal words that an attacker may know and try. */
export type Personal = {
  readonly username?: string | undefined;
  readonly mobile?: string | null | undefined;
  readonly email?: string | null | undefined;
};

export const getPersonal = ({ username, provenMobile, email }: Member): Personal => ({
  username,
  mobile: provenMobile,
  email,
});

/** Returns why a password is refused, by the settings and the common passwords; or null. */
export async function checkNewPassword(
  ctx: Context,
  password: string,
  { username, mobile, email }: Personal,
): Promise<FieldRefusal | null> {
  const rule = (await readRegistrationFields(ctx)).filter(({ name }) => name === 'password');
  const refused = checkFields(rule, { password })['password'];
  if (refused) return refused;
  const { brandName } = await readSettings(ctx);
  const about = [username, mobile, email, brandName.en, brandName.bn].map((word) => word ?? '');
  return (await isCommonPassword(password, about)) ? { code: 'password_too_common' } : null;
}

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

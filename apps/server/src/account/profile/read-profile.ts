import { contactFields } from '@khelaghor/contract/account/contact-fields.ts';
import type { Profile } from '@khelaghor/contract/account/profile.ts';
import type { Context } from '../../lib/context.ts';
import { maskedEmail, memberOfSession, readProfile } from '../members/index.ts';
import { minimumAgeAt } from '../../site/settings/index.ts';
import { profileRules } from './profile-rules.ts';

/** Returns a member's own profile. */
export async function profileOf(ctx: Context, memberId: string, ip: string): Promise<Profile> {
  const { nickname, icon, email, isEmailProven, hasPassword } = await memberOfSession(
    ctx.db,
    memberId,
  );
  const { payeeName, birthday, extra } = await readProfile(ctx.db, memberId);
  const contacts = contactFields.flatMap((name) => {
    const text = extra[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    nickname,
    icon,
    payeeName,
    birthday,
    minimumAge: await minimumAgeAt(ctx, ip),
    emailMasked: email !== null && isEmailProven ? maskedEmail(email) : null,
    hasPassword,
    contacts: Object.fromEntries(contacts),
    rules: await profileRules(ctx),
  };
}

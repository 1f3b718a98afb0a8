import { extraFields } from '@khelaghor/contract/site/member-fields.ts';
import type { Profile } from '@khelaghor/contract/account/profile.ts';
import type { Context } from '../../lib/context.ts';
import { maskEmail, findMemberOfSession, readProfile } from '../members/index.ts';
import { getMinimumAgeAt } from '../../site/settings/index.ts';
import { getProfileRules } from './profile-rules.ts';

/** Returns a member's own profile. */
export async function readMemberProfile(
  ctx: Context,
  memberId: string,
  ip: string,
): Promise<Profile> {
  const { nickname, avatar, email, isEmailProven, hasPassword } = await findMemberOfSession(
    ctx.db,
    memberId,
  );
  const { profileFields, ...columns } = await readProfile(ctx.db, memberId);
  const contacts = extraFields.flatMap((name) => {
    const text = profileFields[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    nickname,
    icon: avatar,
    ...columns,
    minimumAge: await getMinimumAgeAt(ctx, ip),
    emailMasked: email !== null && isEmailProven ? maskEmail(email) : null,
    hasPassword,
    contacts: Object.fromEntries(contacts),
    rules: await getProfileRules(ctx),
  };
}

import { cleanText, cleanTextBy, getComplaint } from '@khelaghor/contract/lib/field-rules.ts';
import { contactFields } from '@khelaghor/contract/account/profile-fields.ts';
import type { changeProfile as contract, Profile } from '@khelaghor/contract/account/profile.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { toLatinDigits } from '@khelaghor/money/digits.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result, FieldRefusal } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { readProfile, writeProfile } from '../members/index.ts';
import type { ToldProfile } from '../members/index.ts';
import { getMinimumAgeAt } from '../../site/settings/index.ts';
import { checkBirthday } from './birthday-refusal.ts';
import { getProfileRules } from './profile-rules.ts';
import { readMemberProfile } from './read-profile.ts';

type Body = ParsedBody<typeof contract>;
type Refusal = (typeof contract)['refusals'][number];
type Caller = { readonly memberId: string; readonly ip: string };

const getBirthday = ({ birthday }: Body) => toLatinDigits(birthday?.trim() ?? '');

async function fieldRefusals(
  ctx: Context,
  body: Body,
  kept: ToldProfile,
  ip: string,
): Promise<Record<string, FieldRefusal>> {
  const refused: Record<string, FieldRefusal> = {};
  const typed: Readonly<Record<string, string | undefined>> = body;
  for (const rule of await getProfileRules(ctx)) {
    const text = typed[rule.name];
    const complaint = text === undefined ? null : getComplaint(rule, text);
    if (complaint) refused[rule.name] = complaint;
  }
  const { payeeName } = body;
  if (
    payeeName !== undefined &&
    kept.payeeName !== null &&
    kept.payeeName !== cleanText('payeeName', payeeName)
  )
    refused['payeeName'] = { code: 'set_already' };
  const birthday = getBirthday(body);
  if (birthday === '' || birthday === kept.birthday) return refused;
  const wrong =
    kept.birthday === null
      ? checkBirthday(ctx, birthday, await getMinimumAgeAt(ctx, ip))
      : ({ code: 'set_already' } as const);
  return wrong ? { ...refused, birthday: wrong } : refused;
}

/** Returns the changes to write, without fields that are set once and set already. */
async function readChanges(ctx: Context, body: Body, kept: ToldProfile) {
  const rules = await getProfileRules(ctx);
  const payeeName = cleanText('payeeName', body.payeeName);
  const birthday = getBirthday(body);
  const profileFields = Object.fromEntries(
    contactFields.flatMap((name) => {
      const rule = rules.find((one) => one.name === name);
      return rule && body[name] !== undefined ? [[name, cleanTextBy(rule, body[name])]] : [];
    }),
  );
  return {
    ...(body.nickname !== undefined && { nickname: cleanText('nickname', body.nickname) }),
    ...(payeeName !== '' && kept.payeeName === null && { payeeName }),
    ...(birthday !== '' && kept.birthday === null && { birthday }),
    profileFields,
  };
}

/**
 * Stores changes to a member's own profile. The payee name and the birthday are set once: an
 * attacker in the account cannot replace them.
 */
export async function changeProfile(
  ctx: Context,
  caller: Caller,
  body: Body,
): Promise<Result<Profile, Refusal>> {
  const { memberId, ip } = caller;
  // Read once: a name set between two reads would be omitted here and yet returned as stored.
  const kept = await readProfile(ctx.db, memberId);
  const fields = await fieldRefusals(ctx, body, kept, ip);
  const first = Object.values(fields)[0];
  if (first) return refuse(first.code as Refusal, { fields, params: first.params ?? {} });
  const changes = await readChanges(ctx, body, kept);
  const isWritten = await ctx.db.transaction().execute(async (tx) => {
    if (!(await writeProfile(tx, memberId, changes))) return false;
    const actor = getMemberActor(memberId);
    const { profileFields, ...plain } = changes;
    // Logs the names of the fields, never their values.
    const detail = { fields: [...Object.keys(plain), ...Object.keys(profileFields)] };
    await logEvent(ctx, tx, { kind: 'member.profile_changed', actor, subject: actor, detail });
    return true;
  });
  if (isWritten) return ok(await readMemberProfile(ctx, memberId, ip));
  // Another call set the field first, and it stays set, so this recursion ends: with a refusal, or
  // with the profile when both calls set the same value.
  return changeProfile(ctx, caller, body);
}

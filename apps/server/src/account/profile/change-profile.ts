import { cleanText, getComplaint } from '@khelaghor/contract/lib/field-rules.ts';
import { columnFields, extraFields, onceFields } from '@khelaghor/contract/site/member-fields.ts';
import type { MemberFieldName } from '@khelaghor/contract/site/member-fields.ts';
import type { changeProfile as contract, Profile } from '@khelaghor/contract/account/profile.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result, FieldRefusal } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { readProfile, writeProfile } from '../members/index.ts';
import type { ToldProfile } from '../members/index.ts';
import { getMinimumAgeAt } from '../../site/settings/index.ts';
import { checkBirthday } from './birthday-refusal.ts';
import { getStored, getProfileRules } from './profile-rules.ts';
import { readMemberProfile } from './read-profile.ts';

type Body = ParsedBody<typeof contract>;
type Refusal = (typeof contract)['refusals'][number];
type ColumnChanges = { readonly [Name in (typeof columnFields)[number]]?: string | null };
type Caller = { readonly memberId: string; readonly ip: string };

async function fieldRefusals(
  ctx: Context,
  body: Body,
  kept: ToldProfile,
  ip: string,
): Promise<Record<string, FieldRefusal>> {
  const refused: Record<string, FieldRefusal> = {};
  const typed: Readonly<Record<string, string | undefined>> = body;
  const rules = await getProfileRules(ctx);
  for (const rule of rules) {
    const text = typed[rule.name];
    const complaint = text === undefined ? null : getComplaint(rule, text);
    if (complaint) refused[rule.name] = complaint;
  }
  for (const name of onceFields) {
    const text = body[name];
    if (text === undefined || kept[name] === null) continue;
    const again = getStored(name, text, rules);
    const isLeftEmpty = name === 'birthday' && again === '';
    if (again !== kept[name] && !isLeftEmpty) refused[name] = { code: 'set_already' };
  }
  const birthday = getStored('birthday', body.birthday ?? '', rules);
  if (birthday === '' || kept.birthday !== null) return refused;
  const wrong = checkBirthday(ctx, birthday, await getMinimumAgeAt(ctx, ip));
  return wrong ? { ...refused, birthday: wrong } : refused;
}

/** Returns the changes to write, without fields that are set once and set already. */
async function readChanges(ctx: Context, body: Body, kept: ToldProfile) {
  const rules = await getProfileRules(ctx);
  const listStored = (names: readonly MemberFieldName[]) =>
    names.flatMap((name) => {
      const text = body[name];
      return text === undefined ? [] : [[name, getStored(name, text, rules)] as const];
    });
  const isRuled = (name: MemberFieldName) => rules.some((rule) => rule.name === name);
  const isOnce = (name: MemberFieldName) => onceFields.some((one) => one === name);
  const once = listStored(columnFields.filter((name) => isOnce(name) && kept[name] === null));
  const others = listStored(columnFields.filter((name) => !isOnce(name) && isRuled(name)));
  const columns: ColumnChanges = {
    ...Object.fromEntries(once.filter(([, text]) => text !== '')),
    ...Object.fromEntries(others.map(([name, text]) => [name, text === '' ? null : text])),
  };
  return {
    ...(body.nickname !== undefined && { nickname: cleanText('nickname', body.nickname) }),
    ...columns,
    profileFields: Object.fromEntries(listStored(extraFields.filter(isRuled))),
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

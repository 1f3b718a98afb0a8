import { getComplaint } from '@khelaghor/contract/lib/field-rules.ts';
import { askedFields, correctedFields } from '@khelaghor/contract/site/member-fields.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result, FieldRefusal } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { checkRevision, pickChanges } from '../../lib/edits.ts';
import type { Edit } from '../../lib/edits.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { correctTold, holdPayouts, lockTold, payoutHoldHours } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { readRule, readSettings } from '../../site/settings/index.ts';
import { checkBirthday } from './birthday-refusal.ts';
import { getStored, getProfileRules } from './profile-rules.ts';

type CorrectedField = (typeof correctedFields)[number];
type Told = { readonly [Name in CorrectedField]?: string | undefined };
type ToldEdit = Edit<{ [Name in CorrectedField]: string }>;
type Refusal =
  | 'changed_meanwhile'
  | 'field_required'
  | 'field_pattern'
  | 'field_too_short'
  | 'field_too_long'
  | 'birthday_too_young';

type Ruled = Extract<(typeof askedFields)[number], CorrectedField>;
const isCorrected = (name: (typeof askedFields)[number]): name is Ruled =>
  correctedFields.some((one) => one === name);

/** Refuses by the fields’ rules. Each is required: an operator corrects and never clears. */
async function readRefusals(ctx: Context, told: Told): Promise<Record<string, FieldRefusal>> {
  const refused: Record<string, FieldRefusal> = {};
  for (const name of askedFields.filter(isCorrected)) {
    const text = told[name];
    const rule = { ...(await readRule(ctx, name)), required: true };
    const complaint = text === undefined ? null : getComplaint(rule, text);
    if (complaint) refused[name] = complaint;
  }
  const { birthday } = told;
  // The minimum age of the site; a country's rule applies to the member, not to the operator.
  const { minimumAge } = await readSettings(ctx);
  const wrongDay = birthday === undefined ? null : checkBirthday(ctx, birthday, minimumAge);
  return { ...refused, ...(wrongDay && { birthday: wrongDay }) };
}

/** Converts the fields to their stored form. */
async function readStored(ctx: Context, told: Told) {
  const rules = await getProfileRules(ctx);
  const stored: { [Name in CorrectedField]?: string } = {};
  for (const name of correctedFields) {
    const text = told[name];
    if (text !== undefined) stored[name] = getStored(name, text, rules);
  }
  return stored;
}

/**
 * Corrects a member's name or birthday for an operator. Payouts go to that name, so a new name
 * holds them for a day and the member is notified: a thief who persuades an operator is noticed in
 * time.
 */
export async function correctProfile(
  ctx: Context,
  member: Member,
  edit: ToldEdit,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<Result<null, Refusal>> {
  const told = pickChanges(edit);
  const fields = await readRefusals(ctx, told);
  const first = Object.values(fields)[0];
  if (first) return refuse(first.code as Refusal, { fields, params: first.params ?? {} });
  const stored = await readStored(ctx, told);
  return transact(ctx, async (tx): Promise<Result<null, Refusal>> => {
    const kinds = ['member.profile_corrected', 'member.profile_changed'];
    const record = { subject: getMemberActor(member.id), kinds };
    const standing = await lockTold(tx, member.id);
    const { revision } = edit;
    const stale = await checkRevision(tx, record, standing, { revision, changes: stored });
    if (stale) return stale;
    const changed = await correctTold(tx, member.id, stored);
    if (changed.length === 0) return ok(null);
    if (changed.includes('payeeName')) await holdPayouts(tx, member.id, ctx.clock.now());
    await logEvent(ctx, tx, {
      kind: 'member.profile_corrected',
      actor,
      subject: getMemberActor(member.id),
      // Logs which fields changed and why, never their values.
      detail: { fields: changed, reason },
    });
    await sendNotification(ctx, tx, {
      to: member,
      template: 'profile_corrected',
      params: { hours: payoutHoldHours },
    });
    return ok(null);
  });
}

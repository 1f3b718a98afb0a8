import { cleanText, getComplaint } from '@khelaghor/contract/lib/field-rules.ts';
import { toLatinDigits } from '@khelaghor/money/digits.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result, FieldRefusal } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { correctTold, holdPayouts, payoutHoldHours } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { checkBirthday } from './birthday-refusal.ts';
import { getProfileRules } from './profile-rules.ts';

type Told = { readonly payeeName?: string | undefined; readonly birthday?: string | undefined };
type Refusal =
  | 'field_required'
  | 'field_pattern'
  | 'field_too_short'
  | 'field_too_long'
  | 'birthday_too_young';

async function readRefusals(
  ctx: Context,
  { payeeName, birthday }: Told,
): Promise<Record<string, FieldRefusal>> {
  const rule = (await getProfileRules(ctx)).find(({ name }) => name === 'payeeName');
  const wrongName =
    payeeName === undefined || !rule ? null : getComplaint({ ...rule, required: true }, payeeName);
  // The minimum age of the site; a country's rule applies to the member, not to the operator.
  const { minimumAge } = await readSettings(ctx);
  const wrongDay = birthday === undefined ? null : checkBirthday(ctx, birthday, minimumAge);
  return {
    ...(wrongName && { payeeName: wrongName }),
    ...(wrongDay && { birthday: wrongDay }),
  };
}

/** Converts the fields to their stored form. */
const keptForm = ({ payeeName, birthday }: Told) => ({
  ...(payeeName !== undefined && { payeeName: cleanText('payeeName', payeeName) }),
  ...(birthday !== undefined && { birthday: toLatinDigits(birthday.trim()) }),
});

/**
 * Corrects a member's name or birthday for an operator. Payouts go to that name, so a new name
 * holds them for a day and the member is notified: a thief who persuades an operator is noticed in
 * time.
 */
export async function correctProfile(
  ctx: Context,
  member: Member,
  told: Told,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<Result<null, Refusal>> {
  const fields = await readRefusals(ctx, told);
  const first = Object.values(fields)[0];
  if (first) return refuse(first.code as Refusal, { fields, params: first.params ?? {} });
  return transact(ctx, async (tx) => {
    const changed = await correctTold(tx, member.id, keptForm(told));
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

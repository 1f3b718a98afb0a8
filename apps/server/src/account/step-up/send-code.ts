import type { sendOwnCode as contract } from '@khelaghor/contract/account/step-up.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { findMemberOfSession } from '../members/index.ts';
import { isOpen } from '../../site/messaging/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { codeMinutes, sendCodeTo } from '../sms-codes/index.ts';

/** Sends the SMS code that a member without a password uses in its place. */
export async function sendOwnCode(
  ctx: Context,
  { memberId, ip }: { readonly memberId: string; readonly ip: string },
  { language }: ParsedBody<typeof contract>,
): Promise<Result<ValueOf<typeof contract>, (typeof contract)['refusals'][number]>> {
  const { hasPassword, provenMobile: number } = await findMemberOfSession(ctx.db, memberId);
  const { moneyMode } = await readSettings(ctx);
  if (hasPassword || number === null || !isOpen(ctx, 'sms', moneyMode)) return refuse('sms_closed');
  const recipient = { purpose: 'self', number, language, ip } as const;
  const sent = await ctx.db.transaction().execute((tx) => sendCodeTo(ctx, tx, recipient));
  if (!sent.ok) return sent;
  return ok({ codeRequestId: sent.value.codeRequestId, expiredMinutes: codeMinutes });
}

import type { FastifyRequest } from 'fastify';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { sendProofCode as contract } from '@khelaghor/contract/account/second-factors.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { findById } from '../members/index.ts';
import { isOpen } from '../../site/messaging/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { codeMinutes, sendCodeTo } from '../sms-codes/index.ts';
import { findChallenge } from './challenge-store.ts';
import { sendMailCode } from './email-codes.ts';

type Input = { body: ParsedBody<typeof contract>; request: FastifyRequest };
type Refusal = (typeof contract)['refusals'][number];

/** Sends a login's code to the member's verified number or address. */
export async function sendProofCode(
  ctx: Context,
  { body, request }: Input,
): Promise<Result<ValueOf<typeof contract>, Refusal>> {
  const { challengeId, way, language } = body;
  const { moneyMode } = await readSettings(ctx);
  if (!isOpen(ctx, way, moneyMode)) return refuse(way === 'sms' ? 'sms_closed' : 'mail_closed');
  return ctx.db.transaction().execute(async (tx) => {
    const challenge = await findChallenge(ctx, tx, challengeId, request);
    const member = challenge && (await findById(tx, challenge.memberId));
    if (!member || !challenge.ways.includes(way)) return refuse('second_proof_ended');
    if (way === 'mail') return sendMailCode(ctx, tx, challenge, member, language);
    const { provenMobile: number } = member;
    if (number === null) return refuse('second_proof_ended');
    const recipient = { purpose: 'place', number, language, ip: request.ip } as const;
    const sent = await sendCodeTo(ctx, tx, recipient);
    if (!sent.ok) return sent;
    await tx
      .updateTable('loginChallenge')
      .set({ smsCodeId: sent.value.codeRequestId })
      .where('id', '=', challengeId)
      .execute();
    return ok({ expiredMinutes: codeMinutes });
  });
}

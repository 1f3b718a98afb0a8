import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { ok, refuseForNow } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import type { Member } from '../members/index.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import {
  checkCode,
  createCode,
  decideCode,
  findLatestCode,
  readEmailHistory,
  spendCode,
} from '../verification-codes/index.ts';
import { challengeMinutes } from './challenge-store.ts';
import type { LoginChallenge } from './challenge-store.ts';
import type { Spend } from './rules.ts';

/** Which code a login waits for. */
const useOf = ({ id, memberId }: LoginChallenge) =>
  ({ channel: 'email', purpose: 'place', subject: id, memberId }) as const;

/** Returns the times of a day's e-mails, and locks the member against concurrent senders. */
async function sentBefore(ctx: Context, tx: Database, memberId: string): Promise<number[]> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const since = new Date(ctx.clock.now().getTime() - dayMs);
  const rows = await readEmailHistory(tx, { purpose: 'place', by: { memberId } }, since);
  return rows.map(({ atMs }) => atMs);
}

/** E-mails have the limits of SMS codes to one number. */
async function mayWrite(
  ctx: Context,
  tx: Database,
  memberId: string,
): Promise<Result<null, 'sms_too_soon'>> {
  const nowMs = ctx.clock.now().getTime();
  const before = {
    ofAddress: [],
    provenOfAddress: 0,
    ofPrefixInHour: 0,
    ofPrefixInDay: 0,
    provenOfPrefixInDay: 0,
    inDay: 0,
    ofNumber: await sentBefore(ctx, tx, memberId),
  };
  const decided = decideCode(before, { dailyMax: 1, addressFactor: 1 }, nowMs);
  if (decided.may !== 'wait') return ok(null);
  return refuseForNow('sms_too_soon', decided.untilMs - nowMs);
}

/** E-mails the code of a login to the member. It is valid as long as the login waits. */
export async function sendMailCode(
  ctx: Context,
  tx: Database,
  challenge: LoginChallenge,
  { email, username }: Member,
  language: Language,
): Promise<Result<{ expiredMinutes: number }, 'sms_too_soon'>> {
  const may = await mayWrite(ctx, tx, challenge.memberId);
  if (!may.ok) return may;
  const minutes = challengeMinutes;
  const { code, expiresAt } = await createCode(ctx, tx, useOf(challenge), { minutes });
  await sendNotification(ctx, tx, {
    to: { email, language },
    template: 'login_code',
    params: { account: username, code, minutes },
    expiresAt,
  });
  return ok({ expiredMinutes: minutes });
}

/** Returns how to use up the code that was sent last for the login; null: it is another. */
export async function lookAtMailCode(
  ctx: Context,
  challenge: LoginChallenge,
  typed: string,
): Promise<Spend | null> {
  const use = useOf(challenge);
  const id = await findLatestCode(ctx, use);
  if (id === null || !(await checkCode(ctx, use, { id, typed }))) return null;
  return (tx) => spendCode(ctx, tx, id);
}

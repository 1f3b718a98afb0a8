import { dayMs, hourMs } from '@khelaghor/time/durations.ts';
import { sql } from 'kysely';
import type { Database } from '../../lib/context.ts';
import type { AskedBefore } from './rules.ts';
import type { SmsOrigin } from './store.ts';

/** Any number will do, as long as every version of the program uses the same one. */
const sendingLock = 722_026;

/**
 * Reads which codes by SMS a number and an address asked for within a day. It holds up all other
 * readers until the transaction ends: of two requests at the limit only one sends.
 */
export async function readSmsHistory(
  tx: Database,
  { number, prefix, address }: { readonly number: string } & SmsOrigin,
  now: Date,
): Promise<AskedBefore> {
  await sql`select pg_advisory_xact_lock(${sendingLock})`.execute(tx);
  const dayAgo = new Date(now.getTime() - dayMs);
  const hourAgo = new Date(now.getTime() - hourMs);
  const { rows } = await sql<{
    ofNumber: Date[];
    ofAddress: Date[];
    prefixHour: bigint;
    prefixDay: bigint;
    provenDay: bigint;
    inDay: bigint;
  }>`
    select
      coalesce(array_agg(created_at) filter (where subject = ${number} and created_at > coalesce(
        (
          select max(used_at) from verification_code
          where subject = ${number} and channel = 'sms'
        ), '-infinity')), '{}') as "ofNumber",
      coalesce(array_agg(created_at) filter (where address = ${address}
        and created_at > ${hourAgo}::timestamptz), '{}') as "ofAddress",
      count(*) filter (where prefix = ${prefix} and created_at > ${hourAgo}::timestamptz)
        as "prefixHour",
      count(*) filter (where prefix = ${prefix}) as "prefixDay",
      count(*) filter (where prefix = ${prefix} and used_at is not null) as "provenDay",
      count(*) as "inDay"
    from verification_code where channel = 'sms' and created_at > ${dayAgo}::timestamptz
  `.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('counting codes gave no row');
  return {
    ofNumber: row.ofNumber.map((at) => at.getTime()),
    ofAddress: row.ofAddress.map((at) => at.getTime()),
    ofPrefixInHour: Number(row.prefixHour),
    ofPrefixInDay: Number(row.prefixDay),
    provenOfPrefixInDay: Number(row.provenDay),
    inDay: Number(row.inDay),
  };
}

/** A code by e-mail that was asked for: by which member, for what, and when. */
export type EmailRequest = {
  readonly memberId: string | null;
  readonly subject: string;
  readonly createdAt: Date;
};

/**
 * Reads the codes by e-mail for one purpose that a member, or a subject when one is given, asked
 * for since a time; newest first. The caller holds the lock that keeps others from reading.
 */
export async function readEmailHistory(
  tx: Database,
  asked: { readonly purpose: 'bind' | 'place'; readonly memberId: string; subject?: string },
  since: Date,
): Promise<EmailRequest[]> {
  const { purpose, memberId, subject } = asked;
  return tx
    .selectFrom('verificationCode')
    .select(['memberId', 'subject', 'createdAt'])
    .where('channel', '=', 'email')
    .where('purpose', '=', purpose)
    .where('createdAt', '>', since)
    .where(({ or, eb }) =>
      or([
        eb('memberId', '=', memberId),
        ...(subject === undefined ? [] : [eb('subject', '=', subject)]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .execute();
}

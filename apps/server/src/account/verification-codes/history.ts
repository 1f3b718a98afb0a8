import { dayMs, hourMs } from '@khelaghor/time/durations.ts';
import { sql } from 'kysely';
import type { Context, Database } from '../../lib/context.ts';
import { computeEmailWaitMs } from './rules.ts';
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
    provenAddress: bigint;
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
      count(*) filter (where address = ${address} and created_at > ${hourAgo}::timestamptz
        and used_at is not null) as "provenAddress",
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
    provenOfAddress: Number(row.provenAddress),
    ofPrefixInHour: Number(row.prefixHour),
    ofPrefixInDay: Number(row.prefixDay),
    provenOfPrefixInDay: Number(row.provenDay),
    inDay: Number(row.inDay),
  };
}

/** The member, or the operator of the console, who asks for codes by e-mail. */
export type CodeAsker = { readonly memberId: string } | { readonly operatorId: string };

type EmailRequests = {
  readonly purpose: 'bind' | 'place' | 'desk';
  readonly by: CodeAsker;
  /** Also the codes that others asked for, for this mailbox. */
  readonly mailbox?: string;
};

/** A code by e-mail that this asker, or another one, asked for. */
export type EmailRequest = {
  readonly isOwn: boolean;
  readonly subject: string;
  readonly atMs: number;
};

/**
 * Reads the codes by e-mail for one purpose that were asked for since a time, newest first. The
 * caller holds the lock that keeps others from reading.
 */
export async function readEmailHistory(
  tx: Database,
  { purpose, by, mailbox }: EmailRequests,
  since: Date,
): Promise<EmailRequest[]> {
  const [column, id] =
    'memberId' in by
      ? (['memberId', by.memberId] as const)
      : (['operatorId', by.operatorId] as const);
  const rows = await tx
    .selectFrom('verificationCode')
    .select([column, 'subject', 'createdAt'])
    .where('channel', '=', 'email')
    .where('purpose', '=', purpose)
    .where('createdAt', '>', since)
    .where(({ or, eb }) =>
      or([eb(column, '=', id), ...(mailbox === undefined ? [] : [eb('subject', '=', mailbox)])]),
    )
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map((row) => ({
    isOwn: row[column] === id,
    subject: row.subject,
    atMs: row.createdAt.getTime(),
  }));
}

/**
 * Returns in how many milliseconds another code may go from an asker to a mailbox; 0: now. It holds
 * up the asker's other requests until the transaction ends: concurrent ones count each other's
 * codes.
 */
export async function readEmailWaitMs(
  ctx: Context,
  tx: Database,
  asked: EmailRequests & { readonly mailbox: string },
): Promise<number> {
  const id = 'memberId' in asked.by ? asked.by.memberId : asked.by.operatorId;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email-code:${id}`}, 0))`.execute(tx);
  const nowMs = ctx.clock.now().getTime();
  const sent = await readEmailHistory(tx, asked, new Date(nowMs - hourMs));
  const getTimes = (requests: readonly EmailRequest[]) => requests.map(({ atMs }) => atMs);
  return computeEmailWaitMs(
    getTimes(sent.filter(({ isOwn }) => isOwn)),
    getTimes(sent.filter(({ subject }) => subject === asked.mailbox)),
    nowMs,
  );
}

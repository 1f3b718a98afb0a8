import { sql } from 'kysely';
import type { Database } from '../../lib/context.ts';
import type { AskedBefore } from './rules.ts';

/** Any number will do, as long as every version of the program uses the same one. */
const sendingLock = 722_026;

/**
 * What was asked for lately by a number and an address. Whoever looks holds all others up until his
 * transaction ends: of two at the limit only one is sent.
 */
export async function askedBefore(
  tx: Database,
  { number, prefix, address }: { number: string; prefix: string; address: string },
  now: Date,
): Promise<AskedBefore> {
  await sql`select pg_advisory_xact_lock(${sendingLock})`.execute(tx);
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const { rows } = await sql<{
    ofNumber: Date[];
    ofAddress: Date[];
    prefixHour: bigint;
    prefixDay: bigint;
    provenDay: bigint;
    inDay: bigint;
  }>`
    select
      coalesce(array_agg(created_at) filter (where mobile = ${number} and created_at > coalesce(
        (select max(used_at) from sms_code where mobile = ${number}), '-infinity')), '{}')
        as "ofNumber",
      coalesce(array_agg(created_at) filter (where address = ${address}
        and created_at > ${hourAgo}::timestamptz), '{}') as "ofAddress",
      count(*) filter (where prefix = ${prefix} and created_at > ${hourAgo}::timestamptz)
        as "prefixHour",
      count(*) filter (where prefix = ${prefix}) as "prefixDay",
      count(*) filter (where prefix = ${prefix} and used_at is not null) as "provenDay",
      count(*) as "inDay"
    from sms_code where created_at > ${dayAgo}::timestamptz
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

import { toCode } from '@khelaghor/typed-text/code.ts';
import type { Database } from '../../lib/context.ts';

const codeForm = /^[A-Za-z0-9]{8,32}$/;

/**
 * Returns a referral code that is still active, or null. Malformed text is looked up too, so that
 * every answer takes the same time.
 */
export async function findAffiliateCode(db: Database, typed: string): Promise<string | null> {
  const code = toCode(typed);
  const row = await db
    .selectFrom('affiliateCode')
    .innerJoin('member', 'member.id', 'affiliateCode.ownerId')
    .select(['affiliateCode.code', 'affiliateCode.endedAt', 'member.closedAt'])
    // Malformed text, which PostgreSQL may refuse, becomes '': no code is empty.
    .where('affiliateCode.code', '=', codeForm.test(code) ? code : '')
    .executeTakeFirst();
  return row && row.endedAt === null && row.closedAt === null ? row.code : null;
}

/** Returns the member who owns a referral code. */
export async function findOwnerOfCode(db: Database, code: string): Promise<string | null> {
  const row = await db
    .selectFrom('affiliateCode')
    .select('ownerId')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.ownerId ?? null;
}

/** Returns a member's active codes, newest first. */
export async function findCodesOfOwner(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('affiliateCode')
    .select('code')
    .where('ownerId', '=', ownerId)
    .where('endedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ code }) => code);
}

import type { Database } from '../../lib/context.ts';

const codeForm = /^[A-Za-z0-9]{8,32}$/;

/**
 * The code of an invitation that still brings somebody in, or null. A text that is no code is
 * looked for all the same, so that no answer comes sooner than another.
 */
export async function findAffiliateCode(db: Database, typed: string): Promise<string | null> {
  const code = typed.trim();
  const row = await db
    .selectFrom('affiliateCode')
    .innerJoin('member', 'member.id', 'affiliateCode.ownerId')
    .select(['affiliateCode.code', 'affiliateCode.endedAt', 'member.closedAt'])
    // What cannot be a code, such as text that the database does not take, is nobody's.
    .where('affiliateCode.code', '=', codeForm.test(code) ? code : '')
    .executeTakeFirst();
  return row && row.endedAt === null && row.closedAt === null ? row.code : null;
}

/** Who invites by a code. */
export async function ownerOfCode(db: Database, code: string): Promise<string | null> {
  const row = await db
    .selectFrom('affiliateCode')
    .select('ownerId')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.ownerId ?? null;
}

/** The codes by which somebody invites now, the newest first. */
export async function codesOfOwner(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('affiliateCode')
    .select('code')
    .where('ownerId', '=', ownerId)
    .where('endedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ code }) => code);
}

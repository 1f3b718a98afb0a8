import type { RawBuilder } from 'kysely';
import { foundMax } from '@khelaghor/contract/backoffice/member-desk.ts';
import type { searchMembers as contract } from '@khelaghor/contract/backoffice/member-desk.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { toCode, toNumberCode } from '@khelaghor/typed-text/code.ts';
import { foldSearch } from '@khelaghor/typed-text/search-text.ts';
import type { Context, Database } from '../../lib/context.ts';
import { buildFilter, findMembersBy } from './search-store.ts';
import type { SearchTerms } from './search-store.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const localMobile = /^(?:\+?880|0)?(1[3-9]\d{8})$/u;

/**
 * Reads what an operator typed as each of the things that it may be. Digits of both scripts count
 * the same, and spaces and dashes in codes and numbers do not.
 */
export function readSearch(typed: string): SearchTerms {
  const text = foldSearch(typed);
  const number = toNumberCode(text);
  const code = toCode(text);
  const [, subscriber] = localMobile.exec(number) ?? [];
  const foreign = /^\+[1-9]\d{6,14}$/u.test(number) ? number : null;
  return {
    text,
    id: uuid.test(text) ? text : null,
    phone: subscriber === undefined ? foreign : `+880${subscriber}`,
    wallet:
      subscriber === undefined ? (/^01\d{9,10}$/u.test(number) ? number : null) : `0${subscriber}`,
    network: /^[\d.]+\/24$|^[\da-f:]+\/64$/u.test(text) ? text : null,
    transaction: /^[a-z0-9]{6,40}$/u.test(code) ? code.toUpperCase() : null,
  };
}

/** Builds the condition by which a file lists the members `m` that a search finds. */
export const buildMemberFilter = (db: Database, typed: string): Promise<RawBuilder<unknown>> =>
  buildFilter(db, readSearch(typed));

/** Finds members by whatever an operator knows; the nearest matches come first. */
export async function searchMembers(
  ctx: Context,
  typed: string,
): Promise<ValueOf<typeof contract>> {
  const rows = await findMembersBy(ctx.db, readSearch(typed), foundMax + 1);
  return {
    members: rows.slice(0, foundMax).map((row) => ({
      id: row.id,
      account: row.username,
      nickname: row.nickname,
      registeredAt: row.createdAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
      by: row.by,
    })),
    hasMore: rows.length > foundMax,
  };
}

import type { FastifyRequest } from 'fastify';
import { pageMemberHeader, visitorPage } from '@khelaghor/contract/lib/page-member.ts';
import type { SessionOwner } from './principals.ts';

/** Returns whose page a call says that it comes from; undefined: the call comes from no page. */
export function getPageMember({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const value = headers[pageMemberHeader];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Returns whether a page was opened for another than the member whose session the browser has now.
 * A member who must change the password first has only visitors' pages.
 */
export function isOthersPage(page: string | undefined, owner: SessionOwner): boolean {
  if (page === undefined || page === owner.memberId) return false;
  return page !== visitorPage || !owner.mustChangePassword;
}

import type { QueryClient } from '@tanstack/react-query';
import { memberQuery } from '../api-queries.ts';
import { clearStoredSession } from '../browser-storage.ts';
import { setPageMember } from './page-member.ts';

/** Replies that are the same for every member and for visitors. */
const forEveryone: ReadonlySet<string> = new Set([
  'whitelabel',
  'member',
  'registration-fields',
  'banners',
  'game-menus',
]);

/** Makes the page a visitor's: clears the member and everything that was only for them. */
export function dropMember(queries: QueryClient): void {
  setPageMember(null);
  clearStoredSession();
  queries.setQueryData(memberQuery.queryKey, null);
  queries.removeQueries({ predicate: ({ queryKey }) => !forEveryone.has(String(queryKey[0])) });
}

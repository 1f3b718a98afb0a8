import { visitorPage } from '@khelaghor/contract/lib/page-member.ts';
import { isLogoutPending } from '../browser-storage.ts';

/** Whose page this is; undefined until the page has said so, and for good on a closed site. */
let page: string | undefined;

/** Notes for whom the page was opened, or who logged in or out in it. Null: a visitor. */
export function setPageMember(memberId: string | null): void {
  page = memberId ?? visitorPage;
}

/** Lets the page's calls be bound to no page: a closed page shows no member, logged in or not. */
export function forgetPageMember(): void {
  page = undefined;
}

/** Returns whose page this is: a member's id or `visitor`. */
export const getPageMember = (): string | undefined => page;

/** Returns whether the page was opened for a member, or one logged in in it. */
export const isMemberPage = (): boolean => page !== undefined && page !== visitorPage;

/**
 * Returns what the page's calls say of it. While a logout has not reached the server yet, the page
 * is a visitor's and the session still the member's: then calls say nothing.
 */
export const getClaim = (): string | undefined => (isLogoutPending() ? undefined : page);

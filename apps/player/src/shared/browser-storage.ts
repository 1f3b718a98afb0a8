import { localKept, sessionKept } from '@khelaghor/client/kept-storage.ts';

/**
 * The only access to browser storage. Session storage holds a public handle of the session,
 * worthless without the HttpOnly cookie; local storage and readable cookies hold choices of the
 * reader that the server needs for its next page. When the browser refuses storage, values last
 * until the page closes (`kept-storage.ts`).
 */
const sessionKeys = {
  token: 'token',
  isAgent: 'isAgent',
  account: 'account',
  merchant: 'merchant',
  vassalage: 'vassalage',
};
const languageKey = 'hisLang';
/** The page from which the member came into the member centre. */
const centreEntryKey = 'centreEntry';
const leavingKey = 'leaving';
const typeKey = 'fullType';
const renewalKey = 'renewed';
const sentWithdrawalKey = 'sentWithdrawal';
/** In session storage: what was shown in this visit. In local storage: what is hidden today. */
const noticeKey = 'index_notice';
const yearSeconds = 31_536_000;

/** The session's data in session storage. */
export type StoredSession = {
  readonly token: string;
  readonly account: string;
  readonly isAgent: boolean;
};

function setCookie(name: string, value: string, seconds = yearSeconds): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // oxlint-disable-next-line eslint/no-restricted-properties -- a choice of the reader, no session
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** The session token; null: logged out. */
export function getSessionToken(): string | null {
  return sessionKept.getItem(sessionKeys.token);
}

export function storeSession({ token, account, isAgent }: StoredSession): void {
  sessionKept.setItem(sessionKeys.token, token);
  sessionKept.setItem(sessionKeys.account, account);
  sessionKept.setItem(sessionKeys.isAgent, String(isAgent));
}

/** Clears session storage, except the merchant code. */
export function clearStoredSession(): void {
  const merchant = sessionKept.getItem(sessionKeys.merchant);
  sessionKept.clear();
  if (merchant !== null) sessionKept.setItem(sessionKeys.merchant, merchant);
}

export function storeMerchant(merchant: string): void {
  sessionKept.setItem(sessionKeys.merchant, merchant);
}

/** The vendor whose slots were opened last: its lobby shows that vendor first. */
export function storeVassalage(vassalage: string): void {
  sessionKept.setItem(sessionKeys.vassalage, vassalage);
}

export function readVassalage(): string | null {
  return sessionKept.getItem(sessionKeys.vassalage);
}

/** The page to which the member centre's close button goes back. */
export function storeCentreEntry(address: string): void {
  sessionKept.setItem(centreEntryKey, address);
}

export function readCentreEntry(): string | null {
  return sessionKept.getItem(centreEntryKey);
}

/** Replies that are stored for the visit: the vendors of games, and the addresses of the site. */
type CachedReply = 'gameVendor' | 'routers';

export function cacheReply(name: CachedReply, text: string): void {
  sessionKept.setItem(name, text);
}

export function readCachedReply(name: CachedReply): string | null {
  return sessionKept.getItem(name);
}

/** For the next visit, and as a cookie for the server's next page. */
export function storeLanguage(language: string): void {
  localKept.setItem(languageKey, language);
  setCookie(languageKey, language);
}

export function readStoredLanguage(): string | null {
  return localKept.getItem(languageKey);
}

/** The number format: on this device, and as a cookie for the server's next page. */
export function storeChoice(name: 'digits' | 'grouping', value: string): void {
  localKept.setItem(name, value);
  setCookie(name, value);
}

/** A cookie only: the server must know, so that its next page does not hold the figure. */
export function storeBalanceHidden(isHidden: boolean): void {
  setCookie('balance', isHidden ? 'hidden' : 'shown');
}

export function storeTheme(theme: 'dark' | 'light'): void {
  setCookie('theme', theme);
}

/**
 * The member logs out, and the server may not know it yet. A cookie: the server then draws its next
 * page for a visitor, and every other page of this browser knows as well.
 */
export function storePendingLogout(isLogoutPending: boolean): void {
  setCookie(leavingKey, '1', isLogoutPending ? yearSeconds : 0);
}

export function isLogoutPending(): boolean {
  // oxlint-disable-next-line eslint/no-restricted-properties -- a wish of the reader, no session
  return document.cookie.includes(`${leavingKey}=1`);
}

/** Records the build that a reload is for; false when it is recorded or cannot be stored. */
export function storeReloadedBuild(buildId: string): boolean {
  if (sessionKept.getItem(renewalKey) === buildId) return false;
  return sessionKept.setItem(renewalKey, buildId);
}

export function readReloadedBuild(): string | null {
  return sessionKept.getItem(renewalKey);
}

export function clearReloadedBuild(): void {
  sessionKept.removeItem(renewalKey);
}

/** The key of a withdrawal that was sent and not answered yet; null: there is none. */
export function storeSentWithdrawal(key: string | null): void {
  if (key === null) sessionKept.removeItem(sentWithdrawalKey);
  else sessionKept.setItem(sentWithdrawalKey, key);
}

export function readSentWithdrawal(): string | null {
  return sessionKept.getItem(sentWithdrawalKey);
}

/** The full fonts are in the browser's cache: the next page may use them from its start. */
export function storeFullFont(): void {
  localKept.setItem(typeKey, '1');
}

export function hasFullFont(): boolean {
  return localKept.getItem(typeKey) === '1';
}

/** The announcements that were shown in this visit, and those that are hidden for today. */
export function readStoredNotices(): {
  readonly seen: string | null;
  readonly hidden: string | null;
} {
  return { seen: sessionKept.getItem(noticeKey), hidden: localKept.getItem(noticeKey) };
}

export function storeSeenNotices(text: string): void {
  sessionKept.setItem(noticeKey, text);
}

export function storeHiddenNotices(text: string): void {
  localKept.setItem(noticeKey, text);
}

/**
 * The only access to browser storage. Session storage holds a public handle of the session,
 * worthless without the HttpOnly cookie; local storage and readable cookies hold choices of the
 * reader that the server needs for its next page. When the browser refuses storage, values last
 * until the page closes.
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
/** In session storage: what was shown in this visit. In local storage: what is hidden today. */
const noticeKey = 'index_notice';
const yearSeconds = 31_536_000;

/** The session's data in session storage. */
export type StoredSession = {
  readonly token: string;
  readonly account: string;
  readonly isAgent: boolean;
};

/** Values that the browser refused to store, for as long as the page is open. */
const memoryFallback = new Map<string, string>();

function writeItem(area: () => Storage, key: string, value: string): void {
  try {
    area().setItem(key, value);
  } catch {
    memoryFallback.set(key, value);
  }
}

function readItem(area: () => Storage, key: string): string | null {
  try {
    return area().getItem(key);
  } catch {
    return memoryFallback.get(key) ?? null;
  }
}

function setCookie(name: string, value: string, seconds = yearSeconds): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // oxlint-disable-next-line eslint/no-restricted-properties -- a choice of the reader, no session
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

const session = () => window.sessionStorage;
const local = () => window.localStorage;

/** The session token; null: logged out. */
export function getSessionToken(): string | null {
  return readItem(session, sessionKeys.token);
}

export function storeSession({ token, account, isAgent }: StoredSession): void {
  writeItem(session, sessionKeys.token, token);
  writeItem(session, sessionKeys.account, account);
  writeItem(session, sessionKeys.isAgent, String(isAgent));
}

/** Clears session storage, except the merchant code. */
export function clearStoredSession(): void {
  const merchant = readItem(session, sessionKeys.merchant);
  try {
    session().clear();
  } catch {
    memoryFallback.clear();
  }
  if (merchant !== null) writeItem(session, sessionKeys.merchant, merchant);
}

export function storeMerchant(merchant: string): void {
  writeItem(session, sessionKeys.merchant, merchant);
}

/** The vendor whose slots were opened last: its lobby shows that vendor first. */
export function storeVassalage(vassalage: string): void {
  writeItem(session, sessionKeys.vassalage, vassalage);
}

export function readVassalage(): string | null {
  return readItem(session, sessionKeys.vassalage);
}

/** The page to which the member centre's close button goes back. */
export function storeCentreEntry(address: string): void {
  writeItem(session, centreEntryKey, address);
}

export function readCentreEntry(): string | null {
  return readItem(session, centreEntryKey);
}

/** Replies that are stored for the visit: the vendors of games, and the addresses of the site. */
type CachedReply = 'gameVendor' | 'routers';

export function cacheReply(name: CachedReply, text: string): void {
  writeItem(session, name, text);
}

export function readCachedReply(name: CachedReply): string | null {
  return readItem(session, name);
}

/** For the next visit, and as a cookie for the server's next page. */
export function storeLanguage(language: string): void {
  writeItem(local, languageKey, language);
  setCookie(languageKey, language);
}

export function readStoredLanguage(): string | null {
  return readItem(local, languageKey);
}

/** The number format: on this device, and as a cookie for the server's next page. */
export function storeChoice(name: 'digits' | 'grouping', value: string): void {
  writeItem(local, name, value);
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
  if (readItem(session, renewalKey) === buildId) return false;
  writeItem(session, renewalKey, buildId);
  return !memoryFallback.has(renewalKey);
}

export function readReloadedBuild(): string | null {
  return readItem(session, renewalKey);
}

export function clearReloadedBuild(): void {
  try {
    session().removeItem(renewalKey);
  } catch {
    memoryFallback.delete(renewalKey);
  }
}

/** The full fonts are in the browser's cache: the next page may use them from its start. */
export function storeFullFont(): void {
  writeItem(local, typeKey, '1');
}

export function hasFullFont(): boolean {
  return readItem(local, typeKey) === '1';
}

/** The announcements that were shown in this visit, and those that are hidden for today. */
export function readStoredNotices(): {
  readonly seen: string | null;
  readonly hidden: string | null;
} {
  return { seen: readItem(session, noticeKey), hidden: readItem(local, noticeKey) };
}

export function storeSeenNotices(text: string): void {
  writeItem(session, noticeKey, text);
}

export function storeHiddenNotices(text: string): void {
  writeItem(local, noticeKey, text);
}

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
const leavingKey = 'leaving';
const typeKey = 'fullType';
const renewalKey = 'renewed';
/** In session storage: what was shown in this visit. In local storage: what is hidden today. */
const noticeKey = 'index_notice';
const yearSeconds = 31_536_000;

/** The session's data in session storage. */
export type RememberedSession = {
  readonly token: string;
  readonly account: string;
  readonly isAgent: boolean;
};

/** Values that the browser refused to store, for as long as the page is open. */
const unkept = new Map<string, string>();

function keep(area: () => Storage, key: string, value: string): void {
  try {
    area().setItem(key, value);
  } catch {
    unkept.set(key, value);
  }
}

function recall(area: () => Storage, key: string): string | null {
  try {
    return area().getItem(key);
  } catch {
    return unkept.get(key) ?? null;
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
export function sessionToken(): string | null {
  return recall(session, sessionKeys.token);
}

export function rememberSession({ token, account, isAgent }: RememberedSession): void {
  keep(session, sessionKeys.token, token);
  keep(session, sessionKeys.account, account);
  keep(session, sessionKeys.isAgent, String(isAgent));
}

/** Clears session storage, except the merchant code. */
export function forgetSession(): void {
  const merchant = recall(session, sessionKeys.merchant);
  try {
    session().clear();
  } catch {
    unkept.clear();
  }
  if (merchant !== null) keep(session, sessionKeys.merchant, merchant);
}

export function rememberMerchant(merchant: string): void {
  keep(session, sessionKeys.merchant, merchant);
}

/** The vendor whose slots were opened last: its lobby shows that vendor first. */
export function rememberVassalage(vassalage: string): void {
  keep(session, sessionKeys.vassalage, vassalage);
}

export function rememberedVassalage(): string | null {
  return recall(session, sessionKeys.vassalage);
}

/** Replies that are stored for the visit: the vendors of games, and the addresses of the site. */
type KeptAnswer = 'gameVendor' | 'routers';

export function keepAnswer(name: KeptAnswer, text: string): void {
  keep(session, name, text);
}

export function keptAnswer(name: KeptAnswer): string | null {
  return recall(session, name);
}

/** For the next visit, and as a cookie for the server's next page. */
export function rememberLanguage(language: string): void {
  keep(local, languageKey, language);
  setCookie(languageKey, language);
}

export function rememberedLanguage(): string | null {
  return recall(local, languageKey);
}

/** The number format: on this device, and as a cookie for the server's next page. */
export function rememberChoice(name: 'digits' | 'grouping', value: string): void {
  keep(local, name, value);
  setCookie(name, value);
}

/** A cookie only: the server must know, so that its next page does not hold the figure. */
export function rememberBalanceHidden(isHidden: boolean): void {
  setCookie('balance', isHidden ? 'hidden' : 'shown');
}

export function rememberTheme(theme: 'dark' | 'light'): void {
  setCookie('theme', theme);
}

/**
 * The member logs out, and the server may not know it yet. A cookie: the server then draws its next
 * page for a visitor, and every other page of this browser knows as well.
 */
export function rememberLeaving(isLeaving: boolean): void {
  setCookie(leavingKey, '1', isLeaving ? yearSeconds : 0);
}

export function isLeaving(): boolean {
  // oxlint-disable-next-line eslint/no-restricted-properties -- a wish of the reader, no session
  return document.cookie.includes(`${leavingKey}=1`);
}

/** Records the build that a reload is for; false when it is recorded or cannot be stored. */
export function rememberRenewal(buildId: string): boolean {
  if (recall(session, renewalKey) === buildId) return false;
  keep(session, renewalKey, buildId);
  return !unkept.has(renewalKey);
}

export function rememberedRenewal(): string | null {
  return recall(session, renewalKey);
}

export function forgetRenewal(): void {
  try {
    session().removeItem(renewalKey);
  } catch {
    unkept.delete(renewalKey);
  }
}

/** The full fonts are in the browser's cache: the next page may use them from its start. */
export function rememberFullType(): void {
  keep(local, typeKey, '1');
}

export function hasFullType(): boolean {
  return recall(local, typeKey) === '1';
}

/** The announcements that were shown in this visit, and those that are hidden for today. */
export function keptNotices(): { readonly seen: string | null; readonly hidden: string | null } {
  return { seen: recall(session, noticeKey), hidden: recall(local, noticeKey) };
}

export function rememberSeenNotices(text: string): void {
  keep(session, noticeKey, text);
}

export function rememberHiddenNotices(text: string): void {
  keep(local, noticeKey, text);
}

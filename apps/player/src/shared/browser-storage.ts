/**
 * The only door to what a page has the browser keep. Session storage holds a public handle of the
 * session, worth nothing without the HttpOnly cookie; local storage and two readable cookies hold
 * choices of the reader that the server needs for its next page. Browsers may refuse storage
 * altogether: then nothing is kept.
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
/** In both: what was shown in this visit, and what is hidden for the rest of the day. */
const noticeKey = 'index_notice';
const yearSeconds = 31_536_000;

/** What session storage knows of who is logged in. */
export type RememberedSession = {
  readonly token: string;
  readonly account: string;
  readonly isAgent: boolean;
};

/** What a browser that keeps nothing is told all the same, for as long as the page is open. */
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

/** Logged in means that a token is here. */
export function sessionToken(): string | null {
  return recall(session, sessionKeys.token);
}

export function rememberSession({ token, account, isAgent }: RememberedSession): void {
  keep(session, sessionKeys.token, token);
  keep(session, sessionKeys.account, account);
  keep(session, sessionKeys.isAgent, String(isAgent));
}

/** Leaves nothing but the merchant code. */
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

/** Answers that are kept for the visit: the vendors of games, and the addresses of the site. */
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

/** How figures are written: on this device, and as a cookie for the server's next page. */
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
 * Somebody logs out, and the server may not have heard of it. A cookie: the server draws its next
 * page for nobody then, and every other page of this browser knows as well.
 */
export function rememberLeaving(isLeaving: boolean): void {
  setCookie(leavingKey, '1', isLeaving ? yearSeconds : 0);
}

export function isLeaving(): boolean {
  // oxlint-disable-next-line eslint/no-restricted-properties -- a wish of the reader, no session
  return document.cookie.includes(`${leavingKey}=1`);
}

/** The build for which the page is about to be loaded again; false where that cannot be kept. */
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

/** The whole set of type is in the browser's cache: the next page may use it from its beginning. */
export function rememberFullType(): void {
  keep(local, typeKey, '1');
}

export function hasFullType(): boolean {
  return recall(local, typeKey) === '1';
}

/** What has popped up in this visit, and what shall not pop up again today. */
export function keptNotices(): { readonly seen: string | null; readonly hidden: string | null } {
  return { seen: recall(session, noticeKey), hidden: recall(local, noticeKey) };
}

export function rememberSeenNotices(text: string): void {
  keep(session, noticeKey, text);
}

export function rememberHiddenNotices(text: string): void {
  keep(local, noticeKey, text);
}

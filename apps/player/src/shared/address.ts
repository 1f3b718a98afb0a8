import type { PageSearch } from './paths.ts';

/** What may follow a path: plain text, as it stands in the address. */
export type Search = PageSearch & Readonly<Record<string, string | undefined>>;

/** What a page keeps with its entry of the browser's history. Features add what they keep. */
export interface HistoryState {}

/** A place inside the site. */
export type Address = {
  readonly pathname: string;
  readonly search: Search;
  /** Without its sign. */
  readonly hash: string;
  /** All of it as text. */
  readonly href: string;
  readonly state: HistoryState;
  /** Names the entry of the history. */
  readonly key: string;
  /** The address of the entry below, where the site itself made this one; null: not known. */
  readonly below: string | null;
};

/** How the search part of another address comes from the one that is shown. */
export type SearchChange = (search: PageSearch) => object;

/** Where a link leads, seen from the address that it stands at. */
export type Target = {
  /** A path, with `$name` for its parameters; `.` or nothing is the path that is shown. */
  readonly to?: string | undefined;
  readonly params?: Readonly<Record<string, string>> | undefined;
  /** What follows the path, or how it comes from what follows it now; otherwise nothing does. */
  readonly search?: object | SearchChange | undefined;
  readonly hash?: string | undefined;
};

function parseSearch(text: string): Search {
  return Object.fromEntries(new URLSearchParams(text));
}

function formatSearch(search: object): string {
  const given = Object.entries(search as Readonly<Record<string, unknown>>).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

type KeptWithEntry = {
  readonly state?: HistoryState | undefined;
  readonly key?: string | undefined;
  readonly below?: string | undefined;
};

/** The address behind a text that begins with a slash. */
export function parseAddress(href: string, kept: KeptWithEntry = {}): Address {
  const { state = {}, key = '', below = null } = kept;
  const [, pathname = '/', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(href) ?? [];
  return { pathname, search: parseSearch(search), hash: hash.slice(1), href, state, key, below };
}

/** The address as text, without what opens dialogs and without its hash. */
export function withoutDialog({ pathname, search }: Address): string {
  const { open: _open, next: _next, ...own } = search;
  return `${pathname}${formatSearch(own)}`;
}

const isChange = (search: object): search is SearchChange => typeof search === 'function';

export function getHref({ to = '.', params, search = {}, hash }: Target, from: Address): string {
  const path = to === '.' ? from.pathname : to;
  const filled = path.replace(/\$(\w+)/gu, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const next = isChange(search) ? search(from.search) : search;
  return `${filled}${formatSearch(next)}${hash ? `#${hash}` : ''}`;
}

/** Whether "back" leads from a dialog that the address opens to its page or the dialog below. */
export function isOverPage(here: Address, search: SearchChange): boolean {
  if (here.below === null) return false;
  const below = parseAddress(here.below);
  // The browser would give the focus to the named part, and not back to what opened the dialog.
  if (below.hash !== '') return false;
  return getHref({ search }, below) === getHref({ search }, here);
}

const trimPath = (path: string) => path.replace(/(.)\/+$/u, '$1');

/** Whether a link leads to where the reader is: to this page, saying nothing that differs. */
export function matchesAddress(href: string, here: Address): boolean {
  const there = parseAddress(href);
  const [path, hereAt] = [trimPath(there.pathname), trimPath(here.pathname)];
  if (hereAt !== path && !hereAt.startsWith(`${path}/`)) return false;
  return Object.entries(there.search).every(([name, value]) => here.search[name] === value);
}

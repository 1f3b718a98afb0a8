import type { PopupMark } from '@khelaghor/contract/site/announcements.ts';

/** Where the reader is, and who it is. */
export type Entry = {
  /** 'home', the code of a game, or null for every other page. */
  readonly place: string | null;
  readonly isMember: boolean;
  /** The reader signed up in this visit. */
  readonly isNew: boolean;
};

/** What has popped up already, or shall not today. */
export type Kept = { readonly seen: ReadonlySet<string>; readonly hidden: ReadonlySet<string> };

const order = { PR: 0, PL: 1, PU: 2, H: 3, B: 4 } as const;

function isFor({ type, place }: PopupMark, entry: Entry): boolean {
  switch (type) {
    case 'PU':
      return entry.place === 'home';
    case 'PL':
      return entry.place === 'home' && entry.isMember;
    case 'PR':
      return entry.place === 'home' && entry.isNew;
    case 'H':
      return place !== null && place === entry.place;
    case 'B':
      return false;
  }
}

/** The announcements that pop up now, in the order in which they do. */
export function findDuePopups(marks: readonly PopupMark[], entry: Entry, kept: Kept): PopupMark[] {
  return marks
    .filter((mark) => isFor(mark, entry) && !kept.seen.has(mark.id) && !kept.hidden.has(mark.id))
    .toSorted((a, b) => order[a.type] - order[b.type]);
}

const homes: ReadonlySet<string> = new Set(['/', '/index', '/index.html', '/home']);
/** Pages with a game in a frame. */
const framed: ReadonlySet<string> = new Set(['/game', '/seamless']);

/** The place of a page, as announcements name places. */
export function getPopupPlace(
  pathname: string,
  search: { readonly gameCode?: unknown; readonly gameId?: unknown },
): string | null {
  if (homes.has(pathname)) return 'home';
  if (pathname === '/lottery') return typeof search.gameCode === 'string' ? search.gameCode : 'k3';
  if (!framed.has(pathname)) return null;
  return typeof search.gameId === 'string' ? search.gameId : null;
}

function parseIds(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

function read(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Reads what the browser kept. What was hidden on another day counts no more. */
export function readKept(
  kept: { readonly seen: string | null; readonly hidden: string | null },
  today: number,
): Kept {
  const { seen } = read(kept.seen);
  const { day, hidden } = read(kept.hidden);
  return { seen: new Set(parseIds(seen)), hidden: new Set(day === today ? parseIds(hidden) : []) };
}

export const writeSeen = (seen: Iterable<string>): string => JSON.stringify({ seen: [...seen] });

export const writeHidden = (hidden: Iterable<string>, day: number): string =>
  JSON.stringify({ day, hidden: [...hidden] });

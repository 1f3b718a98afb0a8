/** The filters of a page as its address has them. */
export type ViewSearch = Readonly<Record<string, string | number>>;

export type SavedView = { readonly name: string; readonly search: ViewSearch };

/** What a browser remembers for one page. */
const viewsMax = 20;

const isEntry = ([, value]: [string, unknown]): boolean =>
  typeof value === 'string' || typeof value === 'number';

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'object' &&
  value.search !== null &&
  Object.entries(value.search).every(isEntry);

/** Reads what was kept; what is damaged is left out. */
export function readViews(text: string | null): SavedView[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView).slice(0, viewsMax) : [];
  } catch {
    return [];
  }
}

/** Whether two sets of filters are the same, in whatever order they were set. */
export function isSameView(one: ViewSearch, other: ViewSearch): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** The views with one more; one of the same name is replaced, and the oldest make room. */
export const withView = (views: readonly SavedView[], added: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== added.name), added].slice(-viewsMax);

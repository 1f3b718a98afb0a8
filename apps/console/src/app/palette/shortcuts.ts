import type { RowAct } from './row-keys.ts';

/** The letter that leads to a page after G, by the place of the key on a Latin keyboard. */
const pageKeys: Readonly<Record<string, string>> = {
  '/': 'O',
  '/alerts': 'A',
  '/reports': 'R',
  '/money-desk': 'B',
  '/withdrawals': 'W',
  '/manual-deposits': 'D',
  '/members': 'M',
  '/games': 'G',
  '/in-house-games': 'H',
  '/lotteries': 'L',
  '/event-log': 'E',
  '/settings/$part': 'S',
};

/** The keys that lead to a page one after the other; undefined: it has none. */
export function getKeys(path: string): readonly string[] | undefined {
  const letter = pageKeys[path];
  return letter === undefined ? undefined : ['G', letter];
}

/** The request of a key: one of the two lists, a page by its path, a second key, an act on rows. */
export type Asked =
  | { readonly kind: 'palette' | 'list' | 'second' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'row'; readonly act: RowAct };

/** Keys for the rows of lists, by their place on a Latin keyboard. */
const rowLetters: Readonly<Record<string, RowAct>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyA: 'approve',
  KeyR: 'reject',
};
/** Keys that do something else outside of a row. */
const keysInRows: Readonly<Record<string, RowAct>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** A pressed key as the browser tells it. */
export type PressedKey = {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

const paths = new Map(Object.entries(pageKeys).map(([path, letter]) => [`Key${letter}`, path]));

type KeyPlace = {
  /** Whether G was pressed a moment ago. */
  readonly isSecond: boolean;
  /** Whether keys write where the focus is, or belong to a dialog. */
  readonly isTaken: boolean;
  /** Whether the focus is on a row, or on something in it. */
  readonly inRow: 'itself' | 'inside' | null;
  /** Whether the reader wants keys that are pressed alone. */
  readonly areAlone: boolean;
};

/**
 * What a pressed key asks for; null: nothing. Letters go by the place of their key, so that a
 * Bengali keyboard works as well. Keys that are pressed alone can be turned off (WCAG 2.1.4).
 */
export function readKey(pressed: PressedKey, place: KeyPlace): Asked | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK') return { kind: 'palette' };
  if (ctrlKey || metaKey || altKey || place.isTaken || !place.areAlone) return null;
  if (key === '?') return { kind: 'list' };
  if (shiftKey) return null;
  const path = place.isSecond ? paths.get(code) : undefined;
  if (path !== undefined) return { kind: 'page', path };
  if (code === 'KeyG') return { kind: 'second' };
  if (place.inRow === 'itself' && key === 'Enter') return { kind: 'row', act: 'open' };
  const act = rowLetters[code] ?? (place.inRow ? keysInRows[key] : undefined);
  return act ? { kind: 'row', act } : null;
}

/** A step to another row, the page of a row, or the dialog of an act on it. */
export type RowAct = 'next' | 'previous' | 'open' | 'approve' | 'reject';

const rowClass = '.data-table__row';
const letters = { approve: 'A', reject: 'R' } as const;

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** The row that has the focus, itself or by what is in it. */
export const getRow = (focused: Element | null): HTMLElement | null =>
  focused?.closest<HTMLElement>(rowClass) ?? null;

/** Gives the focus to the row after or before the one that has it; without one, to the first. */
function move(page: Element, row: HTMLElement | null, step: 1 | -1): boolean {
  const rows = [...page.querySelectorAll<HTMLElement>(rowClass)].filter(isShown);
  const at = row ? rows.indexOf(row) + step : 0;
  const next = rows[Math.min(Math.max(at, 0), rows.length - 1)];
  if (!next) return false;
  if (row && row !== next) row.removeAttribute('tabindex');
  // Of -1 a dialog would give the focus back to the first button in the row.
  next.tabIndex = 0;
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
  return true;
}

/** The button whose dialog a letter opens: of the row, else of a page that has only one. */
function findButton(
  page: Element,
  row: HTMLElement | null,
  act: 'approve' | 'reject',
): HTMLElement | undefined {
  const found = (row ?? page).querySelectorAll<HTMLElement>(`[data-letter="${letters[act]}"]`);
  const shown = [...found].filter(isShown);
  return row !== null || shown.length === 1 ? shown[0] : undefined;
}

/**
 * Does what a key asks for in the lists of a page. Returns whether it did anything; buttons open
 * dialogs, none decides at once.
 */
export function followRowKey(page: Element, focused: Element | null, act: RowAct): boolean {
  const row = getRow(focused);
  if (act === 'next' || act === 'previous') return move(page, row, act === 'next' ? 1 : -1);
  const target =
    act === 'open'
      ? (row?.querySelector<HTMLElement>('a[href]') ??
        (row ? findButton(page, row, 'approve') : undefined))
      : findButton(page, row, act);
  target?.click();
  return target !== undefined;
}

import { useQueryClient } from '@tanstack/react-query';
import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import type { Digits } from '@khelaghor/money/digits.ts';
import type { Grouping } from '@khelaghor/money/format-money.ts';
import { useSyncExternalStore } from 'react';
import { usePageFacts } from './ssr-context.tsx';
import { useMember } from './api-queries.ts';
import { rememberChoice } from './browser-storage.ts';

/** The number format: digits, and grouping where the language leaves a choice. */
export type FigureChoice = { readonly digits: Digits; readonly grouping: Grouping };

/** A visitor's choice on this page; null: as the server drew it. */
let chosen: FigureChoice | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The member's choice, which is the same on every device; without one, the browser's. */
export const figuresFor = (
  member: Pick<MemberInfo, 'figures'> | null,
  { digits, grouping }: FigureChoice,
): FigureChoice => ({
  digits: member?.figures.digits ?? digits,
  grouping: member?.figures.grouping ?? grouping,
});

/** The browser's choice, for readers who have none of their own. */
function useBrowsersChoice(): FigureChoice {
  const { digits, grouping } = usePageFacts();
  const own = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  );
  return own ?? { digits, grouping };
}

/** The reader's choice, else the site's setting. */
export function useFigureChoice(): FigureChoice {
  return figuresFor(useMember(), useBrowsersChoice());
}

/**
 * Changes the number format at once and stores it: a member's choice on the server, a visitor's in
 * this browser. Returns false when the server did not store it; the format is then unchanged.
 */
export function useChooseFigures(): (choice: Partial<FigureChoice>) => Promise<boolean> {
  const queries = useQueryClient();
  const member = useMember();
  const browsers = useBrowsersChoice();
  return async (choice) => {
    if (!member) {
      chosen = { ...browsers, ...choice };
      if (choice.digits) rememberChoice('digits', choice.digits);
      if (choice.grouping) rememberChoice('grouping', choice.grouping);
      for (const listener of listeners) listener();
      return true;
    }
    const code = await import('./save-number-format.ts').catch(() => null);
    return code !== null && code.keepFigures(queries, member, choice);
  };
}

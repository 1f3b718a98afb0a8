import { useQueryClient } from '@tanstack/react-query';
import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import type { Digits } from '@khelaghor/money/digits.ts';
import type { Grouping } from '@khelaghor/money/format-money.ts';
import { useSyncExternalStore } from 'react';
import { usePageFacts } from './ssr-context.tsx';
import { useMember } from './api-queries.ts';
import { rememberChoice } from './browser-storage.ts';

/** How figures are written: in which digits, and grouped how where the language leaves a choice. */
export type FigureChoice = { readonly digits: Digits; readonly grouping: Grouping };

/** What a visitor chose on this page; until then it is as the server drew it. */
let chosen: FigureChoice | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The member's choice, which goes along to every device; where there is none, the browser's. */
export const figuresFor = (
  member: Pick<MemberInfo, 'figures'> | null,
  { digits, grouping }: FigureChoice,
): FigureChoice => ({
  digits: member?.figures.digits ?? digits,
  grouping: member?.figures.grouping ?? grouping,
});

/** What holds in this browser for whoever has no choice of their own. */
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
 * Writes all figures another way at once, and remembers it: a member's choice with the member, a
 * visitor's in this browser. False when a member's could not be kept; it is then as it was.
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

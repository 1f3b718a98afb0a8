import { useQueryClient } from '@tanstack/react-query';
import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import type { Digits } from '@khelaghor/money/digits.ts';
import type { Grouping } from '@khelaghor/money/format-money.ts';
import { useSyncExternalStore } from 'react';
import { useSsrContext } from './ssr-context.tsx';
import { useMember } from './api-queries.ts';
import { storeChoice } from './browser-storage.ts';
import { createListeners } from './listeners.ts';

/** The number format: digits, and grouping where the language leaves a choice. */
export type NumberFormatChoice = { readonly digits: Digits; readonly grouping: Grouping };

/** A visitor's choice on this page; null: as the server drew it. */
let chosen: NumberFormatChoice | null = null;
const listeners = createListeners();

/** The member's choice, which is the same on every device; without one, the browser's. */
export const getNumberFormat = (
  member: Pick<MemberInfo, 'figures'> | null,
  { digits, grouping }: NumberFormatChoice,
): NumberFormatChoice => ({
  digits: member?.figures.digits ?? digits,
  grouping: member?.figures.grouping ?? grouping,
});

/** The browser's choice, for readers who have none of their own. */
function useBrowserNumberFormat(): NumberFormatChoice {
  const { digits, grouping } = useSsrContext();
  const own = useSyncExternalStore(
    listeners.add,
    () => chosen,
    () => null,
  );
  return own ?? { digits, grouping };
}

/** The reader's choice, else the site's setting. */
export function useNumberFormatChoice(): NumberFormatChoice {
  return getNumberFormat(useMember(), useBrowserNumberFormat());
}

/**
 * Changes the number format at once and stores it: a member's choice on the server, a visitor's in
 * this browser. Returns false when the server did not store it; the format is then unchanged.
 */
export function useSaveNumberFormat(): (choice: Partial<NumberFormatChoice>) => Promise<boolean> {
  const queries = useQueryClient();
  const member = useMember();
  const browsers = useBrowserNumberFormat();
  return async (choice) => {
    if (!member) {
      chosen = { ...browsers, ...choice };
      if (choice.digits) storeChoice('digits', choice.digits);
      if (choice.grouping) storeChoice('grouping', choice.grouping);
      listeners.tell();
      return true;
    }
    const code = await import('./save-number-format.ts').catch(() => null);
    return code !== null && code.saveNumberFormat(queries, member, choice);
  };
}

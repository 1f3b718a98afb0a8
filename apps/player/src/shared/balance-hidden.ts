import { useSyncExternalStore } from 'react';
import { useSsrContext } from './ssr-context.tsx';
import { storeBalanceHidden } from './browser-storage.ts';
import { createListeners } from './listeners.ts';

/** What was chosen on this page; until then it is as the server drew it. */
let chosen: boolean | null = null;
const listeners = createListeners();

/** Whether the member hides the balance from those who look over the shoulder. */
export function useBalanceHidden(): boolean {
  const { isBalanceHidden } = useSsrContext();
  const own = useSyncExternalStore(
    listeners.add,
    () => chosen,
    () => null,
  );
  return own ?? isBalanceHidden;
}

/** Hides or shows it, here and on the server's next page, which then does not hold the figure. */
export function hideBalance(isHidden: boolean): void {
  chosen = isHidden;
  storeBalanceHidden(isHidden);
  listeners.tell();
}

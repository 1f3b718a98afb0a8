import type { Balance } from '@khelaghor/contract/money/wallet.ts';
import type { Digits } from '@khelaghor/money/digits.ts';
import type { Grouping } from '@khelaghor/money/format-money.ts';
import { createContext, useContext } from 'react';

export type Theme = 'dark' | 'light';

/** What the server wrote into the page for its first drawing. */
export type SsrContextValue = {
  /** The server's time when the page was made, ISO in UTC. */
  readonly now: string;
  readonly theme: Theme;
  /** The member had hidden the balance when the page was made. */
  readonly isBalanceHidden: boolean;
  /** The balance as the page was drawn with it; null for a visitor, and while it is hidden. */
  readonly balance: Balance | null;
  /** How figures are written, until the reader chooses otherwise on this page. */
  readonly digits: Digits;
  readonly grouping: Grouping;
  /** The host that hands on our pictures; empty: we do ourselves. */
  readonly imageHost: string;
};

const SsrContext = createContext<SsrContextValue>({
  now: '1970-01-01T00:00:00.000Z',
  theme: 'dark',
  isBalanceHidden: false,
  balance: null,
  digits: 'latn',
  grouping: 'lakh',
  imageHost: '',
});

export const SsrContextProvider = SsrContext.Provider;

export function useSsrContext(): SsrContextValue {
  return useContext(SsrContext);
}

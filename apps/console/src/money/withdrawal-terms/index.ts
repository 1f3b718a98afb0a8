import { lazy } from 'react';

/** The terms of withdrawals by currency. */
export const TermsPanel = lazy(async () => ({
  default: (await import('./terms-panel.tsx')).TermsPanel,
}));

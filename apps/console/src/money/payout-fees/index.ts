import { lazy } from 'react';

/** The fees of withdrawals by kind of wallet. */
export const FeesPanel = lazy(async () => ({
  default: (await import('./fees-panel.tsx')).FeesPanel,
}));

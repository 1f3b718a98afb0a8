import { lazy } from 'react';

/** All deposits of members. */
export const DepositsPanel = lazy(async () => ({
  default: (await import('./deposits-panel.tsx')).DepositsPanel,
}));

/** One deposit, with the payments that differ from it. */
export const DepositPage = lazy(async () => ({
  default: (await import('./deposit-page.tsx')).DepositPage,
}));

export type { DepositsSearch } from './deposits-search.ts';

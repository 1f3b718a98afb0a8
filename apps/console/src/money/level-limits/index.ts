import { lazy } from 'react';

/** The limits of deposits by level. */
export const LevelLimitsPanel = lazy(async () => ({
  default: (await import('./limits-panel.tsx')).LevelLimitsPanel,
}));

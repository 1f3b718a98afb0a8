import { lazy } from 'react';
import { withTexts } from '../../shared/language.ts';

/** The links of a member to other accounts; loaded with its texts when it is shown. */
export const LinksPanel = lazy(
  withTexts('site', async () => ({ default: (await import('./links-panel.tsx')).LinksPanel })),
);

/** The risk score of a member with its reasons. */
export const RiskPanel = lazy(
  withTexts('site', async () => ({ default: (await import('./risk-panel.tsx')).RiskPanel })),
);

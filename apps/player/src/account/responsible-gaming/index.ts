/** Responsible play: the page, what watches over every page, and the offer of a deposit limit. */
import { createLazyPart } from '../../shared/lazy-dialog.tsx';

export { DepositLimitOffer } from './deposit-limit-offer.tsx';
export { useHasDepositLimit } from './use-responsible-gaming.ts';
export { DepositLimitLink, TimeLimitLink, LimitsLink, limitsTarget } from './limits-links.tsx';

export const ResponsibleGamingPage = createLazyPart(() =>
  import('./responsible-gaming-page.tsx').then((m) => m.ResponsibleGamingPage),
);

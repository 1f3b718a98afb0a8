/** Responsible play: the page, what watches over every page, and the offer of a deposit limit. */
import { lazyPart } from '../../shared/lazy-dialog.tsx';

export { DepositLimitOffer } from './deposit-limit-offer.tsx';
export { DepositLimitLink } from './deposit-limit-link.tsx';
export { TimeLimitLink } from './time-limit-link.tsx';
export { LimitsLink } from './limits-link.tsx';
export { limitsTarget } from './limits-target.ts';

export const ResponsibleGamingPage = lazyPart(() =>
  import('./responsible-gaming-page.tsx').then((m) => m.ResponsibleGamingPage),
);

/** The figures of today. */
export { OverviewPage } from './overview-page.tsx';
export { useWaitingCount } from './use-overview.ts';

/** The figures of today. */
export { OverviewPage } from './overview-page.tsx';

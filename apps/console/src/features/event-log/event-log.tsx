/** The event log, to be read and searched. */
export { EventLogPage } from './event-log-page.tsx';

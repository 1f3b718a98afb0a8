/** What was written to members while no gateway is set. */
export { OutboxPage } from './outbox-page.tsx';

/** Addresses for mail of the console: of operators for reports, and of the site for alerts. */
export { changeMailbox, confirmMailbox, readMailbox } from './prove-mailbox.ts';

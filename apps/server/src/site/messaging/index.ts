/** Messages to phones and mailboxes: what is to be said leaves with the change that says it. */
export { sendMessage } from './send-message.ts';
export { isOpen } from './can-send.ts';

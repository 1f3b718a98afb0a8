/** Notifications, and the messages to phones and mailboxes that carry some of them. */
export { sendNotification, sendToInboxes } from './send-notification.ts';
export { isOpen, sendMessage } from './send-message.ts';
export { addTextToInboxes, insertInboxText } from './inbox.ts';
export { readLink } from './inbox-store.ts';

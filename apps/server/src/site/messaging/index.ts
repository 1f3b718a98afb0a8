/** Notifications, and the messages to phones and mailboxes that carry some of them. */
export { sendNotification } from './send-notification.ts';
export { isOpen } from './send-message.ts';

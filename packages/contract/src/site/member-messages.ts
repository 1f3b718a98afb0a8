import { z } from 'zod';
import { messagePages, messageTopics } from './message-names.ts';
import { route } from '../lib/route.ts';
import { definePage, id, instant, pageQuery } from '../lib/shapes.ts';

/** A member's messages: what happened to their money and account, and what operators write. */

export const messageKind = z.enum([
  'deposit_credited',
  'deposit_failed',
  'withdrawal_approved',
  'withdrawal_rejected',
  'withdrawal_paid',
  'dispute_repaid',
  'dispute_refused',
  /** Written by an operator. */
  'operator',
  /** About the account: its security, its limits, its wins. */
  'account',
]);
export type MessageKind = z.infer<typeof messageKind>;

export const messageTopic = z.enum(messageTopics);
export type MessageTopic = z.infer<typeof messageTopic>;

const messagePage = z.enum(messagePages);

/** The deposit, withdrawal, offer or game that the page shows; null: the page alone. */
export const messageLink = z.object({
  page: messagePage,
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .nullable(),
});
export type MessageLink = z.infer<typeof messageLink>;

export const memberMessage = z.object({
  id,
  kind: messageKind,
  /** In the caller's language. */
  title: z.string(),
  text: z.string(),
  link: messageLink.nullable(),
  at: instant,
  isRead: z.boolean(),
});
export type MemberMessage = z.infer<typeof memberMessage>;

const unreadCount = z.object({ unread: z.number().int() });

export const listMessages = route.member('GET /wps/member/messages', {
  id: 'messages.list',
  summary: 'Lists the member’s messages of the last half year, newest first',
  query: pageQuery.extend({ topic: messageTopic.optional() }),
  value: definePage(memberMessage),
});

export const countUnreadMessages = route.member('GET /wps/member/messages/unread', {
  id: 'messages.countUnread',
  summary: 'Counts the messages that the member has not read',
  value: unreadCount,
});

export const readMessages = route.member('POST /wps/member/messages/read', {
  id: 'messages.markRead',
  summary: 'Marks messages of the member as read; without ids all of them',
  body: z.strictObject({ ids: z.array(id).min(1).max(100).optional() }),
  value: unreadCount,
});

export const deleteMessage = route.member('DELETE /wps/member/messages/:id', {
  id: 'messages.delete',
  summary: 'Deletes a message of the member; a message that is gone stays gone',
  params: z.object({ id }),
  value: unreadCount,
});

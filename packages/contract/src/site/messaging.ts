import { z } from 'zod';
import { route } from '../lib/route.ts';
import { id, instant } from '../lib/shapes.ts';

/** Messages to members' phones and mailboxes. */

export const outboxMessage = z.object({
  id,
  channel: z.enum(['sms', 'mail']),
  to: z.string(),
  /** Of a letter; empty for a phone. */
  subject: z.string(),
  text: z.string(),
  /** The name of the file that goes with it; null: none. */
  attachment: z.string().nullable(),
  at: instant,
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** What a real gateway has sent on is never shown: it holds codes that let a member in. */
export const listOutbox = route.operator('GET /operator/outbox', {
  id: 'outbox.admin.list',
  permission: 'messages.see',
  summary:
    'What was written while no gateway is set, for trying the site out: the last day, newest first',
  value: z.object({
    /** Whether messages of a kind really leave. */
    leaves: z.object({ sms: z.boolean(), mail: z.boolean() }),
    messages: z.array(outboxMessage),
  }),
});

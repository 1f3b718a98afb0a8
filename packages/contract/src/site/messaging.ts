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
  at: instant,
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** What a real gateway has sent on is never shown: it holds codes that let a member in. */
export const listOutbox = route.operator('GET /operator/outbox', {
  id: 'outbox.admin.list',
  summary:
    'What was written while no gateway is set, for trying the site out: the last day, newest first',
  value: z.object({
    /** Whether messages of a kind really leave. */
    leaves: z.object({ sms: z.boolean(), mail: z.boolean() }),
    messages: z.array(outboxMessage),
  }),
});

import { z } from 'zod';
import { route } from '../lib/route.ts';
import { instant, pageOf, pageQuery } from '../lib/shapes.ts';

/** The event log as operators read it. Nothing writes to it but what happens. */

/** Who acted, or what was acted on: `operator` and `shapla`, `setting` and `freePlay`. */
export const eventParty = z.object({
  /** What stands before the colon in the log; `system` has nothing behind it. */
  type: z.string(),
  id: z.string(),
  /** What a member is called; for others the id is the name. */
  name: z.string(),
});
export type EventParty = z.infer<typeof eventParty>;

export const loggedEvent = z.object({
  id: z.string(),
  at: instant,
  kind: z.string(),
  actor: eventParty,
  subject: eventParty,
  /** Secrets are left out of it, whoever wrote them. */
  detail: z.record(z.string(), z.unknown()),
});
export type LoggedEvent = z.infer<typeof loggedEvent>;

export const readEventLog = route({
  id: 'eventLog.read',
  listener: 'console',
  method: 'GET',
  path: '/operator/event-log',
  caller: 'operator',
  summary: 'The event log, newest first, by kind, actor, subject and time',
  query: pageQuery.extend({
    kind: z.string().trim().max(80).optional(),
    /** A name, such as `shapla` or a member’s username, or the whole of it: `operator:shapla`. */
    actor: z.string().trim().max(120).optional(),
    subject: z.string().trim().max(120).optional(),
    from: instant.optional(),
    /** Events of this moment are not among them. */
    until: instant.optional(),
  }),
  value: pageOf(loggedEvent),
  refusals: [],
});

export const listEventKinds = route({
  id: 'eventLog.kinds',
  listener: 'console',
  method: 'GET',
  path: '/operator/event-log/kinds',
  caller: 'operator',
  summary: 'Every kind of event that the log holds',
  value: z.object({ kinds: z.array(z.string()) }),
  refusals: [],
});

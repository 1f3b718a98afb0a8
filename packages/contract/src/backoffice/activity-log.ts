import { z } from 'zod';
import { route } from '../lib/route.ts';
import { instant, definePage, pageQuery } from '../lib/shapes.ts';

/** The event log for operators, read only. */

/** The actor or subject of an event: `operator` and `shapla`, `setting` and `freePlay`. */
export const eventParty = z.object({
  /** The part before the colon in the log; `system` has no second part. */
  type: z.string(),
  id: z.string(),
  /** The username of a member; for others the id. */
  name: z.string(),
});
export type EventParty = z.infer<typeof eventParty>;

export const loggedEvent = z.object({
  id: z.string(),
  at: instant,
  kind: z.string(),
  actor: eventParty,
  subject: eventParty,
  /** Without secrets. */
  detail: z.record(z.string(), z.unknown()),
});
export type LoggedEvent = z.infer<typeof loggedEvent>;

export const readEventLog = route.operator('GET /operator/event-log', {
  id: 'eventLog.list',
  summary: 'Lists the event log, newest first, by kind, actor, subject and time',
  query: pageQuery.extend({
    kind: z.string().trim().max(80).optional(),
    /** A name, such as `shapla` or a username, or type and name: `operator:shapla`. */
    actor: z.string().trim().max(120).optional(),
    subject: z.string().trim().max(120).optional(),
    from: instant.optional(),
    /** Exclusive. */
    until: instant.optional(),
  }),
  value: definePage(loggedEvent),
});

export const listEventKinds = route.operator('GET /operator/event-log/kinds', {
  id: 'eventLog.listKinds',
  summary: 'Lists the kinds of events',
  value: z.object({ kinds: z.array(z.string()) }),
});

import { z } from 'zod';
import { route } from '../lib/route.ts';
import { id, instant, definePage, pageQuery } from '../lib/shapes.ts';
import { definePlainWords } from '../lib/typed-fields.ts';

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

const eventFilter = {
  kind: z.string().trim().max(80).optional(),
  /** A name, such as `shapla` or a username, or type and name: `operator:shapla`. */
  actor: definePlainWords(120).optional(),
  subject: definePlainWords(120).optional(),
  from: instant.optional(),
  /** Exclusive. */
  until: instant.optional(),
};

export const readEventLog = route.operator('GET /operator/event-log', {
  id: 'eventLog.list',
  permission: 'log.see',
  summary: 'Lists the event log, newest first, by kind, actor, subject and time',
  query: pageQuery.extend(eventFilter),
  value: definePage(loggedEvent),
});

export const readMemberTimeline = route.operator('GET /operator/members/:id/timeline', {
  id: 'members.admin.listTimeline',
  permission: 'members.see',
  summary:
    'Lists all events of a member, newest first: by the member, about them, of their payments',
  params: z.object({ id }),
  query: pageQuery,
  value: definePage(loggedEvent),
  refusals: ['member_unknown'],
});

export const eventLogFile = route.operator('GET /operator/event-log/file', {
  id: 'eventLog.download',
  permission: 'log.export',
  summary: 'Downloads the events that fit the filters as CSV, newest first',
  query: z.object(eventFilter),
  media: 'text/csv',
  value: z.string(),
});

export const getEventChain = route.operator('GET /operator/event-log/chain', {
  id: 'eventLog.getChain',
  permission: 'log.see',
  summary: 'Returns the head of the event log’s hash chain, and what the last audit found in it',
  value: z.object({
    /** The newest batch, whose hash covers every event up to its last; null before the first. */
    head: z
      .object({
        batchNo: z.string(),
        /** SHA-256 in hexadecimal digits. */
        hash: z.string(),
        lastEventId: z.string(),
        madeAt: instant,
      })
      .nullable(),
    /** Null before the first audit. */
    lastAudit: z.object({ endedAt: instant, eventBreaches: z.number().int() }).nullable(),
  }),
});

export const listEventKinds = route.operator('GET /operator/event-log/kinds', {
  id: 'eventLog.listKinds',
  permission: 'log.see',
  summary: 'Lists the kinds of events',
  value: z.object({ kinds: z.array(z.string()) }),
});

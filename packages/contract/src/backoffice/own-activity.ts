import { z } from 'zod';
import { route } from '../lib/route.ts';
import { definePage, id, instant, pageQuery } from '../lib/shapes.ts';
import { loggedEvent } from './activity-log.ts';

/** What every operator sees of themselves: their own events and sessions. */

export const listOwnEvents = route.operator('GET /operator/own/events', {
  id: 'operator.listOwnEvents',
  permission: 'any',
  summary: 'Lists the events whose actor is the operator, newest first',
  query: pageQuery,
  value: definePage(loggedEvent),
});

const ownSession = z.object({
  id,
  startedAt: instant,
  /** The last request, to half a minute. */
  seenAt: instant,
  address: z.string(),
  userAgent: z.string(),
  isOpen: z.boolean(),
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

const path = '/operator/own/sessions';
const sessions = z.object({ sessions: z.array(ownSession) });

export const listOwnSessions = route.operator(`GET ${path}`, {
  id: 'operator.listOwnSessions',
  permission: 'any',
  summary: 'Lists the operator’s newest 20 sessions',
  value: sessions,
});

export const endOwnSession = route.operator(`DELETE ${path}/:id`, {
  id: 'operator.endOwnSession',
  permission: 'any',
  summary: 'Ends another open session of the operator',
  params: z.object({ id }),
  value: sessions,
  refusals: ['session_unknown'],
});

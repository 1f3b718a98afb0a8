import type {
  EventParty,
  LoggedEvent,
  readEventLog,
} from '@khelaghor/contract/backoffice/activity-log.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { findByUsername } from '../../account/members/index.ts';
import * as store from './store.ts';
import { hideSecrets } from './hide-secrets.ts';

/** What actors and subjects of the log may be, beside members, whose names are not their ids. */
const namedTypes = [
  'operator',
  'gateway',
  'vendor',
  'setting',
  'game',
  'announcement',
  'banner',
  'promotion',
  'help_article',
  'resource',
  'service_channel',
  'feedback',
  'media',
  'deposit',
  'withdrawal',
  'wallet_transfer',
] as const;

const memberPrefix = 'member:';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Returns every way in which the log may name what an operator typed. */
async function partiesCalled(ctx: Context, typed: string): Promise<string[]> {
  const member = await findByUsername(ctx.db, typed.toLowerCase().replace(/^member:/u, ''));
  return [
    typed,
    ...namedTypes.map((type) => `${type}:${typed}`),
    ...(uuid.test(typed) ? [`${memberPrefix}${typed}`] : []),
    ...(member ? [`${memberPrefix}${member.id}`] : []),
  ];
}

/** Returns the type and the id in a name of the log. */
function getParty(text: string, accounts: ReadonlyMap<string, string>): EventParty {
  const colon = text.indexOf(':');
  if (colon < 0) return { type: text, id: '', name: '' };
  const id = text.slice(colon + 1);
  const type = text.slice(0, colon);
  return { type, id, name: (type === 'member' && accounts.get(id)) || id };
}

const memberIdsIn = (events: readonly store.StoredEvent[]): string[] => {
  const ids = events
    .flatMap(({ actor, subject }) => [actor, subject])
    .filter((text) => text.startsWith(memberPrefix))
    .map((text) => text.slice(memberPrefix.length));
  return [...new Set(ids)].filter((id) => uuid.test(id));
};

async function readFilter(
  ctx: Context,
  { kind, actor, subject, from, until }: ParsedQuery<typeof readEventLog>,
): Promise<store.EventFilter> {
  return {
    ...(kind && { kind }),
    ...(actor && { actors: await partiesCalled(ctx, actor) }),
    ...(subject && { subjects: await partiesCalled(ctx, subject) }),
    ...(from !== undefined && { from: new Date(from) }),
    ...(until !== undefined && { until: new Date(until) }),
  };
}

/** Reads a page of the event log. A cursor is the id of the last event before the page. */
export async function listEvents(
  ctx: Context,
  query: ParsedQuery<typeof readEventLog>,
): Promise<Result<ValueOf<typeof readEventLog>, 'malformed'>> {
  const { cursor, limit } = query;
  const isPlace = cursor === undefined || /^[1-9]\d{0,17}$/u.test(cursor);
  const before =
    isPlace && cursor !== undefined ? await store.placeOfEvent(ctx.db, cursor) : undefined;
  if (!isPlace || (cursor !== undefined && !before)) return refuse('malformed');
  const filter = await readFilter(ctx, query);
  // One more than is shown says whether there are others.
  const page = { before: before ?? null, limit: limit + 1 };
  const events = await store.readEvents(ctx.db, filter, page);
  const shown = events.slice(0, limit);
  const accounts = await store.readUsernames(ctx.db, memberIdsIn(shown));
  const items = shown.map((event): LoggedEvent => ({
    id: String(event.id),
    at: event.at.toISOString(),
    kind: event.kind,
    actor: getParty(event.actor, accounts),
    subject: getParty(event.subject, accounts),
    detail: hideSecrets(event.detail) as LoggedEvent['detail'],
  }));
  const last = events.length > limit ? items.at(-1) : undefined;
  return ok({ items, nextCursor: last?.id ?? null });
}

import type {
  eventLogFile,
  EventParty,
  LoggedEvent,
  readEventLog,
  readMemberTimeline,
} from '@khelaghor/contract/backoffice/activity-log.ts';
import type { listOwnEvents as ownEvents } from '@khelaghor/contract/backoffice/own-activity.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { readRows } from '../../lib/http/record-csv.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { getOperatorActor } from '../../lib/event-log.ts';
import { findById, findByTypedUsername } from '../../account/members/index.ts';
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
  const member = await findByTypedUsername(ctx.db, typed.toLowerCase().replace(/^member:/u, ''));
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
  { kind, actor, subject, from, until }: Omit<ParsedQuery<typeof readEventLog>, 'limit' | 'cursor'>,
): Promise<store.EventFilter> {
  return {
    ...(kind && { kind }),
    ...(actor && { actors: await partiesCalled(ctx, actor) }),
    ...(subject && { subjects: await partiesCalled(ctx, subject) }),
    ...(from !== undefined && { from: new Date(from) }),
    ...(until !== undefined && { until: new Date(until) }),
  };
}

/** Returns stored events with the names of their members, and without secrets. */
export async function toLoggedEvents(
  ctx: Context,
  events: readonly store.StoredEvent[],
): Promise<LoggedEvent[]> {
  const accounts = await store.readUsernames(ctx.db, memberIdsIn(events));
  return events.map((event) => ({
    id: String(event.id),
    at: event.at.toISOString(),
    kind: event.kind,
    actor: getParty(event.actor, accounts),
    subject: getParty(event.subject, accounts),
    detail: hideSecrets(event.detail) as LoggedEvent['detail'],
  }));
}

const getPlace = (last: store.StoredEvent | null): store.EventPlace | null =>
  last && { at: last.atText, id: String(last.id) };

/** Returns all events that fit the filters, newest first, read a page at a time. */
export async function* readAllEvents(
  ctx: Context,
  query: ParsedQuery<typeof eventLogFile>,
): AsyncGenerator<LoggedEvent, void, undefined> {
  const filter = await readFilter(ctx, query);
  const pages = readRows<store.StoredEvent>((last, limit) =>
    store.readEvents(ctx.db, filter, { before: getPlace(last), limit }),
  );
  for await (const events of pages) yield* await toLoggedEvents(ctx, events);
}

/** Returns all events of a member, newest first, read a page at a time. */
export async function* readTimelinePages(
  ctx: Context,
  memberId: string,
): AsyncGenerator<LoggedEvent[], void, undefined> {
  const pages = readRows<store.StoredEvent>((last, limit) =>
    store.readMemberEvents(ctx.db, memberId, { before: getPlace(last), limit }),
  );
  for await (const events of pages) yield await toLoggedEvents(ctx, events);
}

/** Returns the place behind which a page begins; null: the newest event, undefined: nonsense. */
export async function findPlace(
  ctx: Context,
  cursor: string | undefined,
): Promise<store.EventPlace | null | undefined> {
  if (cursor === undefined) return null;
  return /^[1-9]\d{0,17}$/u.test(cursor) ? store.placeOfEvent(ctx.db, cursor) : undefined;
}

/** Makes a page of events, of which one more than fits was read to tell whether others follow. */
async function toPage(ctx: Context, events: readonly store.StoredEvent[], limit: number) {
  const items = await toLoggedEvents(ctx, events.slice(0, limit));
  const last = events.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last?.id ?? null };
}

/** Reads a page of a member's events, newest first. */
export async function listTimeline(
  ctx: Context,
  memberId: string,
  { cursor, limit }: ParsedQuery<typeof readMemberTimeline>,
): Promise<Result<ValueOf<typeof readMemberTimeline>, 'malformed' | 'member_unknown'>> {
  const before = await findPlace(ctx, cursor);
  if (before === undefined) return refuse('malformed');
  if (!(await findById(ctx.db, memberId))) return refuse('member_unknown');
  const events = await store.readMemberEvents(ctx.db, memberId, { before, limit: limit + 1 });
  return ok(await toPage(ctx, events, limit));
}

/** Reads a page of the event log. A cursor is the id of the last event before the page. */
export async function listEvents(
  ctx: Context,
  query: ParsedQuery<typeof readEventLog>,
): Promise<Result<ValueOf<typeof readEventLog>, 'malformed'>> {
  const { cursor, limit } = query;
  const before = await findPlace(ctx, cursor);
  if (before === undefined) return refuse('malformed');
  const filter = await readFilter(ctx, query);
  const events = await store.readEvents(ctx.db, filter, { before, limit: limit + 1 });
  return ok(await toPage(ctx, events, limit));
}

/** Reads a page of what an operator did, newest first, whatever their role lets them see. */
export async function listOwnEvents(
  ctx: Context,
  { username }: OperatorCaller,
  { cursor, limit }: ParsedQuery<typeof ownEvents>,
): Promise<Result<ValueOf<typeof ownEvents>, 'malformed'>> {
  const before = await findPlace(ctx, cursor);
  if (before === undefined) return refuse('malformed');
  const filter = { actors: [getOperatorActor(username)] };
  const events = await store.readEvents(ctx.db, filter, { before, limit: limit + 1 });
  return ok(await toPage(ctx, events, limit));
}

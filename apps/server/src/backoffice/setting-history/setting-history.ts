import type {
  compareSettings,
  listSettingChanges,
  SettingChange,
  SettingDifference,
} from '@khelaghor/contract/backoffice/setting-history.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Context, Database } from '../../lib/context.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { findPlace, readEvents, toLoggedEvents } from '../activity-log/index.ts';
import { readChangesBetween } from './store.ts';

/** The kind of event that each change of a setting is. */
const kind = 'setting.changed';
const prefix = 'setting:';

/** The values of an event before and after; old events may lack one. */
function readValues(detail: unknown): { before: unknown; after: unknown } {
  const { before = null, after = null } = detail as { before?: unknown; after?: unknown };
  return { before, after };
}

/** Reads the request of a change that took two operators; null: it was not requested. */
function readRequest(detail: unknown): SettingChange['request'] {
  const { askedBy, reason } = detail as { askedBy?: unknown; reason?: unknown };
  return typeof askedBy === 'string' && typeof reason === 'string' ? { askedBy, reason } : null;
}

/** Lists the changes of settings, newest first. A cursor is the id of the last one shown. */
export async function listChanges(
  ctx: Context,
  { key, cursor, limit }: ParsedQuery<typeof listSettingChanges>,
): Promise<Result<ValueOf<typeof listSettingChanges>, 'malformed'>> {
  const before = await findPlace(ctx, cursor);
  if (before === undefined) return refuse('malformed');
  const filter = { kind, ...(key !== undefined && { subjects: [`${prefix}${key}`] }) };
  const events = await readEvents(ctx.db, filter, { before, limit: limit + 1 });
  const shown = events.slice(0, limit);
  const named = await toLoggedEvents(ctx, shown);
  const items = shown.flatMap(({ detail }, index): SettingChange[] => {
    const event = named[index];
    if (!event) return [];
    const { id, at, actor: by, subject } = event;
    return [{ id, at, by, key: subject.id, ...readValues(detail), request: readRequest(detail) }];
  });
  const last = events.length > limit ? items.at(-1) : undefined;
  return ok({ items, nextCursor: last?.id ?? null });
}

/**
 * Lists the settings whose values differ between two times: the value at a time is that before the
 * first change after it.
 */
export async function compareTimes(
  db: Database,
  { from, to }: ParsedQuery<typeof compareSettings>,
): Promise<Result<ValueOf<typeof compareSettings>, 'period_reversed'>> {
  const times = { from: new Date(from), to: new Date(to) };
  if (times.from >= times.to) return refuse('period_reversed');
  const changed = new Map<string, SettingDifference>();
  for (const { subject, detail } of await readChangesBetween(db, kind, times)) {
    const key = subject.slice(prefix.length);
    const { before, after } = readValues(detail);
    changed.set(key, { key, before: changed.has(key) ? changed.get(key)?.before : before, after });
  }
  const differences = [...changed.values()]
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
    .toSorted((one, other) => one.key.localeCompare(other.key, 'en'));
  return ok({ differences });
}

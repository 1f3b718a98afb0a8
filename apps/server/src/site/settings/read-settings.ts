import { sql } from 'kysely';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { notify } from '../../lib/notify.ts';
import { mergeFields, mergeModules } from './merge-defaults.ts';
import { defaultSettings, storedSettings } from '@khelaghor/contract/site/settings.ts';
import type { StoredSettings } from '@khelaghor/contract/site/settings.ts';

const cacheMs = 1_000;
type Reading = {
  readonly atMs: number;
  readonly settings: Promise<StoredSettings>;
  /** Once they are here. */
  read?: StoredSettings;
};
const caches = new WeakMap<Database, Reading>();

async function fetchSettings(db: Database): Promise<StoredSettings> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute();
  const kept = Object.fromEntries(rows.map((row) => [row.key, row.value]));
  const whole = { ...defaultSettings, ...kept };
  const { category, menu } = whole.menus;
  return storedSettings.parse({
    ...whole,
    registrationFields: mergeFields(whole.registrationFields),
    menus: { category: mergeModules('category', category), menu: mergeModules('menu', menu) },
  });
}

function freshReading(ctx: Context): Reading | null {
  const cached = caches.get(ctx.db);
  return cached && ctx.clock.monotonicMs() - cached.atMs < cacheMs ? cached : null;
}

/**
 * The settings now; other processes' changes are seen within a second. Callers of one moment share
 * one reading, so that a busy second begins with one query and not with hundreds.
 */
export async function readSettings(ctx: Context): Promise<StoredSettings> {
  const cached = freshReading(ctx);
  if (cached) return cached.settings;
  const fetched: Reading = { atMs: ctx.clock.monotonicMs(), settings: fetchSettings(ctx.db) };
  caches.set(ctx.db, fetched);
  try {
    fetched.read = await fetched.settings;
    return fetched.read;
  } catch (error) {
    if (caches.get(ctx.db) === fetched) caches.delete(ctx.db);
    throw error;
  }
}

/**
 * The settings now, inside a transaction. It never waits for another connection, nor for who waits
 * for one: if all were held by transactions that do, none of them could go on.
 */
export async function readSettingsInTx(ctx: Context, tx: Database): Promise<StoredSettings> {
  return freshReading(ctx)?.read ?? fetchSettings(tx);
}

/** The next reading asks the database: another process has said that something changed. */
export const invalidateSettings = (ctx: Context): boolean => caches.delete(ctx.db);

/** What decides whether the site is open, and to whom. */
const openingKeys = new Set<string>([
  'status',
  'maintenance',
  'regionPolicies',
  'blockedNetworks',
  'moneyMode',
]);

/** Returns the settings, and makes changes of them follow one another. */
export async function lockSettings(tx: Tx): Promise<StoredSettings> {
  await sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(tx);
  return fetchSettings(tx);
}

/**
 * Changes settings in the caller's transaction; each changed key is logged with before and after,
 * and with what `more` says of it.
 */
export async function changeSettings(
  ctx: Context,
  tx: Tx,
  patch: Partial<StoredSettings>,
  actor: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<StoredSettings> {
  const before = await lockSettings(tx);
  const after = storedSettings.parse({ ...before, ...patch });
  for (const key of Object.keys(patch) as (keyof StoredSettings)[]) {
    if (JSON.stringify(before[key]) === JSON.stringify(after[key])) continue;
    const value = JSON.stringify(after[key]);
    const changed = { value, changedAt: ctx.clock.now(), changedBy: actor };
    await tx
      .insertInto('setting')
      .values({ key, ...changed })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(changed))
      .execute();
    await logEvent(ctx, tx, {
      kind: 'setting.changed',
      actor,
      subject: `setting:${key}`,
      detail: { before: before[key], after: after[key], ...more },
    });
  }
  if (Object.keys(patch).some((key) => openingKeys.has(key)))
    await notify(tx, { everyone: true }, { type: 'site-status' });
  caches.delete(ctx.db);
  return after;
}

/**
 * Changes settings in a transaction of its own. Every read after it returns the changed settings;
 * `changeSettings` alone cannot promise that, because it ends before the commit.
 */
export async function setSettings(
  ctx: Context,
  patch: Partial<StoredSettings>,
  actor: string,
): Promise<void> {
  await ctx.db.transaction().execute((tx) => changeSettings(ctx, tx, patch, actor));
  // A read that began before the commit may have filled the cache with the old settings.
  invalidateSettings(ctx);
}

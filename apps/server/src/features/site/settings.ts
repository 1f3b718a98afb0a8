import type { Context, Database } from '../../platform/context.ts';
import { logEvent } from '../../platform/event-log.ts';
import { notify } from '../../platform/notify.ts';
import { freshSettings, wholeChoices, wholeFields } from './fresh-settings.ts';
import { storedSettings } from './stored-settings.ts';
import type { StoredSettings } from './stored-settings.ts';

const cacheMs = 1_000;
const caches = new WeakMap<Database, { atMs: number; settings: Promise<StoredSettings> }>();

async function fetchSettings(ctx: Context): Promise<StoredSettings> {
  const rows = await ctx.db.selectFrom('setting').select(['key', 'value']).execute();
  const kept = Object.fromEntries(rows.map((row) => [row.key, row.value]));
  const whole = { ...freshSettings, ...kept };
  const { category, menu } = whole.menus;
  return storedSettings.parse({
    ...whole,
    registrationFields: wholeFields(whole.registrationFields),
    menus: { category: wholeChoices('category', category), menu: wholeChoices('menu', menu) },
  });
}

/**
 * The settings now; other processes' changes are seen within a second. Callers of one moment share
 * one reading, so that a busy second begins with one query and not with hundreds.
 */
export async function readSettings(ctx: Context): Promise<StoredSettings> {
  const cached = caches.get(ctx.db);
  const nowMs = ctx.clock.monotonicMs();
  if (cached && nowMs - cached.atMs < cacheMs) return cached.settings;
  const fetched = { atMs: nowMs, settings: fetchSettings(ctx) };
  caches.set(ctx.db, fetched);
  try {
    return await fetched.settings;
  } catch (error) {
    if (caches.get(ctx.db) === fetched) caches.delete(ctx.db);
    throw error;
  }
}

/** The next reading asks the database: another process has said that something changed. */
export const forgetSettings = (ctx: Context): boolean => caches.delete(ctx.db);

/** What decides whether the site is open, and to whom. */
const openingKeys = new Set<string>(['status', 'maintenance', 'regionPolicies', 'moneyMode']);

/**
 * Changes settings in the caller's transaction; each changed key is logged with before and after.
 */
export async function changeSettings(
  ctx: Context,
  tx: Database,
  patch: Partial<StoredSettings>,
  actor: string,
): Promise<StoredSettings> {
  const before = await readSettings(ctx);
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
      detail: { before: before[key], after: after[key] },
    });
  }
  if (Object.keys(patch).some((key) => openingKeys.has(key)))
    await notify(tx, { everyone: true }, { type: 'site-status' });
  caches.delete(ctx.db);
  return after;
}

import { isDeepStrictEqual } from 'node:util';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { checkRevision } from '../../lib/edits.ts';
import { logEvent } from '../../lib/event-log.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { notify } from '../../lib/notify.ts';
import { changeSettings, invalidateSettings, lockSettings, readSettings } from './read-settings.ts';
import { isByTwo, siteSettings } from '@khelaghor/contract/site/settings.ts';
import type { SiteSettings, StoredSettings } from '@khelaghor/contract/site/settings.ts';
import { isInMaintenance } from './site-status.ts';

type Patch = Partial<SiteSettings>;

const noWindow = { startsAt: null, endsAt: null };

/**
 * The patch with what follows from it: closing by hand forgets a window that is over, and opening
 * by hand ends the one that runs.
 */
function followed(patch: Patch, before: StoredSettings, now: Date): Patch {
  const plan = patch.maintenance ?? before.maintenance;
  if (patch.status === undefined || patch.status === before.status) return patch;
  const closed = isInMaintenance({ status: 0, maintenance: plan }, now);
  const over = plan.endsAt !== null && new Date(plan.endsAt) <= now;
  if (patch.status === 1 ? over : closed)
    return { ...patch, maintenance: { ...plan, ...noWindow } };
  return patch;
}

/** Whether the settings, as they would be, make sense together. */
function isConsistent(patch: Patch, after: StoredSettings, now: Date): boolean {
  if (!after.languages.includes(after.defaultLanguage)) return false;
  if (after.humanCheck === 'geetest' && after.geetestCaptchaId === '') return false;
  if (!patch.maintenance) return true;
  const { startsAt, endsAt } = after.maintenance;
  if (endsAt === null) return true;
  if (new Date(endsAt) <= now) return false;
  return startsAt === null || startsAt < endsAt;
}

/** The end of a maintenance window that a job waits for. */
export type WindowEdge = 'begins' | 'ends';

/**
 * Replaces the job of the window. It is one job, which plans the end of the window when it has
 * begun: a transaction that replaced two would hold the row of one while it waits for the other,
 * and the queue removes the rows of jobs that ended together in an order of its own.
 */
const planWindow = (tx: Database, edge: WindowEdge, at: string | null): Promise<void> =>
  // Without a time it runs at once and finds nothing to do.
  addJob(
    tx,
    'apply-maintenance-window',
    { edge },
    { jobKey: 'maintenance-window', ...(at !== null && { runAt: new Date(at) }) },
  );

/** Wakes us when the window begins and ends, so that open pages hear of it at once. */
const planNextEdge = (tx: Database, { startsAt, endsAt }: StoredSettings['maintenance']) =>
  startsAt === null ? planWindow(tx, 'ends', endsAt) : planWindow(tx, 'begins', startsAt);

/** Refusals of changed settings. */
export type SettingFault =
  | 'setting_by_two'
  | 'setting_invalid'
  | 'geetest_key_missing'
  | 'firebase_key_missing';

/** Of all settings, the ones that the console edits. */
export const pickShown = (settings: StoredSettings): SiteSettings => siteSettings.parse(settings);

/** The event of a changed setting names its key, so settings together have no subject. */
const record = { subject: null, kinds: ['setting.changed'] };

/** Leaves out what stays; null: there is a change that two operators make. */
function pickOwn(patch: Patch, before: StoredSettings): Patch | null {
  const entries = Object.entries(patch).filter(
    ([key, value]) => !isDeepStrictEqual(before[key as keyof StoredSettings], value),
  );
  return entries.some(([key]) => isByTwo(key)) ? null : Object.fromEntries(entries);
}

/** Returns why settings cannot change so, or null. */
function findFault(
  { config }: Context,
  patch: Patch,
  before: StoredSettings,
  now: Date,
): SettingFault | null {
  const planned = { ...before, ...patch };
  if (!isConsistent(patch, planned, now)) return 'setting_invalid';
  const isChecked = 'humanCheck' in patch || 'geetestCaptchaId' in patch;
  if (isChecked && planned.humanCheck === 'geetest' && !config.geetest)
    return 'geetest_key_missing';
  if (patch.phoneCodesFrom === 'firebase' && !config.outside.firebase?.apiKey)
    return 'firebase_key_missing';
  return null;
}

/** Returns why an operator cannot change settings so, or null. Changes nothing. */
export async function findSettingFault(ctx: Context, patch: Patch): Promise<SettingFault | null> {
  const before = await readSettings(ctx);
  const now = ctx.clock.now();
  return findFault(ctx, followed(patch, before, now), before, now);
}

/**
 * Changes settings by an operator's hand, apart from those that two operators change. Each change
 * is logged; the site follows at once.
 */
export async function updateSettings(
  ctx: Context,
  patch: Patch,
  actor: string,
  revision?: string,
): Promise<Result<StoredSettings, SettingFault | 'changed_meanwhile'>> {
  type Changed = Promise<Result<StoredSettings, SettingFault | 'changed_meanwhile'>>;
  const changed = await ctx.db.transaction().execute(async (tx): Changed => {
    const before = await lockSettings(tx);
    const stale =
      revision !== undefined &&
      (await checkRevision(tx, record, pickShown(before), { revision, changes: patch }));
    if (stale) return stale;
    const now = ctx.clock.now();
    const own = pickOwn(patch, before);
    if (!own) return refuse('setting_by_two');
    const whole = followed(own, before, now);
    const fault = findFault(ctx, whole, before, now);
    if (fault) return refuse(fault);
    const after = await changeSettings(ctx, tx, whole, actor);
    if (whole.maintenance) await planNextEdge(tx, after.maintenance);
    return ok(after);
  });
  // What was read while the change was not there yet is not what the operator sees next.
  invalidateSettings(ctx);
  return changed;
}

/**
 * At the ends of a window: tells every browser when it begins, and when it is over makes the
 * settings say so. Settings are locked before the job's row, as by a save.
 */
export async function applyMaintenanceWindow(ctx: Context, edge?: WindowEdge): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { status, maintenance } = await lockSettings(tx);
    const now = ctx.clock.now();
    const { startsAt, endsAt } = maintenance;
    if (endsAt !== null && new Date(endsAt) <= now) {
      const patch = { status: 0 as const, maintenance: { ...maintenance, ...noWindow } };
      await changeSettings(ctx, tx, patch, 'system');
      return;
    }
    if (edge !== 'ends' && startsAt !== null && isInMaintenance({ status, maintenance }, now)) {
      const detail = { startsAt, endsAt };
      await logEvent(ctx, tx, { kind: 'site.closed', actor: 'system', subject: 'site', detail });
      await notify(tx, { everyone: true }, { type: 'site-status' });
    }
    if (edge === 'begins' && endsAt !== null) await planWindow(tx, 'ends', endsAt);
  });
  invalidateSettings(ctx);
}

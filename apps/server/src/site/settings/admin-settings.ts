import type { ReadSettings } from '@khelaghor/contract/backoffice/operator.ts';
import type { SiteSettings, StoredSettings } from '@khelaghor/contract/site/settings.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { computeRevision, pickChanges } from '../../lib/edits.ts';
import type { Edit } from '../../lib/edits.ts';
import { getOperatorActor } from '../../lib/event-log.ts';
import { invalidateSettings, readSettings } from './read-settings.ts';
import { pickShown, updateSettings } from './update-settings.ts';
import type { SettingFault } from './update-settings.ts';

function withSettingsRevision(settings: StoredSettings): ReadSettings {
  const shown = pickShown(settings);
  return { ...shown, revision: computeRevision(shown) };
}

/** Returns the settings that the console edits, as the database has them. */
export async function readAllSettings(ctx: Context): Promise<ReadSettings> {
  // Another process may have changed them a moment ago, and the revision says what was read.
  invalidateSettings(ctx);
  return withSettingsRevision(await readSettings(ctx));
}

/** Changes the settings that were named; those left out stay, and each change is logged. */
export async function editSettings(
  ctx: Context,
  edit: Edit<SiteSettings> & { readonly revision: string },
  caller: OperatorCaller,
): Promise<Result<ReadSettings, SettingFault | 'changed_meanwhile'>> {
  const changes = pickChanges<SiteSettings>(edit);
  const actor = getOperatorActor(caller.username);
  const changed = await updateSettings(ctx, changes, actor, edit.revision);
  return changed.ok ? ok(withSettingsRevision(changed.value)) : changed;
}

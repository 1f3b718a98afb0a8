import { siteSettings } from '@khelaghor/contract/site/settings.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { readSettings } from './read-settings.ts';
import type { SiteSettings, StoredSettings } from '@khelaghor/contract/site/settings.ts';
import type { SettingFault } from './update-settings.ts';
import { updateSettings } from './update-settings.ts';
import { getOperatorActor } from '../../lib/event-log.ts';

/** Of all settings, the ones that the console edits. */
const shown = (settings: StoredSettings): SiteSettings => siteSettings.parse(settings);

export const readAllSettings = async (ctx: Context): Promise<SiteSettings> =>
  shown(await readSettings(ctx));

/** Changes the settings that were named; those left out stay, and each change is logged. */
export async function editSettings(
  ctx: Context,
  patch: { [K in keyof SiteSettings]?: SiteSettings[K] | undefined },
  caller: OperatorCaller,
): Promise<Result<SiteSettings, SettingFault>> {
  const named = Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  ) as Partial<SiteSettings>;
  const changed = await updateSettings(ctx, named, getOperatorActor(caller.username));
  return changed.ok ? ok(shown(changed.value)) : changed;
}

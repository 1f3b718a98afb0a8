import { siteSettings } from '@khelaghor/contract/site-settings.ts';
import type { SiteSettings } from '@khelaghor/contract/site-settings.ts';
import { ok } from '../../platform/answer.ts';
import type { Answer } from '../../platform/answer.ts';
import type { OperatorCaller } from '../../platform/callers.ts';
import type { Context } from '../../platform/context.ts';
import { editSite, readSettings } from '../site/site.ts';
import type { StoredSettings } from '../site/site.ts';

/** Of all settings, the ones that the console edits. */
const shown = (settings: StoredSettings): SiteSettings => siteSettings.parse(settings);

export const settingsOf = async (ctx: Context): Promise<SiteSettings> =>
  shown(await readSettings(ctx));

/** Changes the settings that were named; those left out stay, and each change is logged. */
export async function editSettings(
  ctx: Context,
  patch: { [K in keyof SiteSettings]?: SiteSettings[K] | undefined },
  caller: OperatorCaller,
): Promise<
  Answer<SiteSettings, 'setting_invalid' | 'geetest_key_missing' | 'firebase_key_missing'>
> {
  const named = Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  ) as Partial<SiteSettings>;
  const changed = await editSite(ctx, named, `operator:${caller.username}`);
  return changed.ok ? ok(shown(changed.value)) : changed;
}

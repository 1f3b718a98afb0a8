import { isByTwo, siteSettings } from '@khelaghor/contract/site/settings.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { applyEach } from '../../lib/configuration-section.ts';
import type { ConfigurationChange, ConfigurationSection } from '../../lib/configuration-section.ts';
import { getOperatorActor } from '../../lib/event-log.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Failure, Result } from '../../lib/http/result.ts';
import { invalidateSettings, readSettings } from './read-settings.ts';
import { requestSetting } from './requested-settings.ts';
import { findSettingFault, updateSettings } from './update-settings.ts';

type Change = ConfigurationChange<unknown>;

/** Settings that have to make sense together; each of the others is right by itself. */
const together: readonly (readonly (keyof SiteSettings)[])[] = [
  ['languages', 'defaultLanguage'],
  ['humanCheck', 'geetestCaptchaId'],
  ['status', 'maintenance'],
  ['phoneCodesFrom'],
];

const isEdited = (key: string): key is keyof SiteSettings => Object.hasOwn(siteSettings.shape, key);

/** The section has checked each value by the schema of its setting. */
const toPatch = (changes: readonly Change[]): Partial<SiteSettings> =>
  Object.fromEntries(changes.map(({ id, after }) => [id, after]));

/** The settings that the console edits. Those of money and risk are requested. */
export const settingsSection: ConfigurationSection = {
  name: 'settings',
  getSchema: (key) => (isEdited(key) ? siteSettings.shape[key] : null),
  async read(ctx) {
    // Another process may have changed them a moment ago.
    invalidateSettings(ctx);
    const settings = siteSettings.parse(await readSettings(ctx));
    return Object.entries(settings).map(([id, value]) => ({ id, value }));
  },
  async judge(ctx, changes) {
    const failures = new Map<string, Failure>();
    for (const keys of together) {
      const group = changes.filter(({ id }) => keys.some((key) => key === id));
      const fault = group.length > 0 ? await findSettingFault(ctx, toPatch(group)) : null;
      if (fault) for (const { id } of group) failures.set(id, refuse(fault));
    }
    return failures;
  },
  async apply(ctx, changes, { caller, reason }) {
    const own = changes.filter(({ id }) => !isByTwo(id));
    const changed = await updateSettings(ctx, toPatch(own), getOperatorActor(caller.username));
    const result: Result<null> = changed.ok ? ok(null) : changed;
    const requested = await applyEach(
      changes.filter(({ id }) => isByTwo(id)),
      async ({ id: setting, before, after }): Promise<Result<null>> => {
        if (!isByTwo(setting)) throw new Error(`one operator changes ${setting}`);
        const asked = { key: ctx.random.id(), setting, before, after, reason };
        return requestSetting(ctx, asked, caller);
      },
    );
    return new Map([...own.map(({ id }) => [id, result] as const), ...requested]);
  },
};

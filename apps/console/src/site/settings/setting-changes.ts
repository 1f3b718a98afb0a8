import { settingsTable } from '@khelaghor/contract/site/settings-table.ts';
import { isByTwo } from '@khelaghor/contract/site/settings.ts';
import type { SettingByTwo, SiteSettings } from '@khelaghor/contract/site/settings.ts';

/** Parts changes into those that one operator saves, and those that are requested. */
export function splitChanges(changed: Partial<SiteSettings>): {
  readonly own: Partial<SiteSettings>;
  readonly byTwo: { readonly [Key in SettingByTwo]?: SiteSettings[Key] };
} {
  const pick = (wanted: boolean) =>
    Object.fromEntries(Object.entries(changed).filter(([key]) => isByTwo(key) === wanted));
  return { own: pick(false), byTwo: pick(true) };
}

/** What settings must be together; a setting that is wrong by itself is named by its key. */
export type ValidationError =
  | 'end_before_start'
  | 'end_passed'
  | 'default_language_off'
  | keyof SiteSettings;

/**
 * The first thing that is wrong with the settings as they would be; null: they can be saved. The
 * server would refuse it too, without saying where.
 */
export function validateSettings(
  settings: SiteSettings,
  changed: Partial<SiteSettings>,
  now: Date,
): ValidationError | null {
  const { startsAt, endsAt } = settings.maintenance;
  if (changed.maintenance && endsAt !== null) {
    if (startsAt !== null && startsAt >= endsAt) return 'end_before_start';
    if (new Date(endsAt) <= now) return 'end_passed';
  }
  if (!settings.languages.includes(settings.defaultLanguage)) return 'default_language_off';
  if (settings.humanCheck === 'geetest' && settings.geetestCaptchaId === '')
    return 'geetestCaptchaId';
  const keys = Object.keys(settings) as (keyof SiteSettings)[];
  return keys.find((key) => !settingsTable[key].schema.safeParse(settings[key]).success) ?? null;
}

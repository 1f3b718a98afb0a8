import type { SiteSettings } from '@khelaghor/contract/site-settings.ts';

/** What each part of the settings page is given. */
export type SettingRows = {
  /** The settings as they would be after saving. */
  readonly shown: SiteSettings;
  readonly changed: Partial<SiteSettings>;
  readonly onChange: (patch: Partial<SiteSettings>) => void;
};

import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';

/** What each part of the settings page is given. */
export type SettingRows = {
  /** The settings as they would be after saving. */
  readonly shown: SiteSettings;
  readonly changed: Partial<SiteSettings>;
  readonly onChange: (patch: Partial<SiteSettings>) => void;
};

type SettingKey = keyof SiteSettings;

/** Where a setting stands: its key, or one of several things within it. */
export type SettingId = SettingKey | `${SettingKey}.${string}`;

/**
 * One row of the form. The page draws it, and the search finds it by its label: a row that is not
 * in the search cannot be drawn.
 */
export type SettingRow = {
  readonly id: SettingId;
  readonly label: MessageDescriptor | LocalText;
  readonly Row: ComponentType<SettingRows & { readonly label: string }>;
  /** Things within it that are looked for by their own names; the row marks where they stand. */
  readonly within?: readonly {
    readonly id: SettingId;
    readonly label: MessageDescriptor | LocalText | string;
  }[];
  /** It is there only while another setting has a certain value; the search leads to that one. */
  readonly behind?: { readonly id: SettingId; readonly isShown: (shown: SiteSettings) => boolean };
};

/** Rows under one heading. */
export type SettingGroup = {
  /** The heading; it is read out only where the part has no other group. */
  readonly title: MessageDescriptor;
  readonly isTitleSilent?: true;
  readonly Note?: ComponentType;
  readonly rows: readonly SettingRow[];
  /** Its rows stand side by side on a desk. */
  readonly pairs?: true;
  /** What comes of the settings, below them or beside them. */
  readonly Preview?: ComponentType<SettingRows>;
};

export const partNames = [
  'general',
  'fields',
  'languages',
  'maintenance',
  'regions',
  'addresses',
  'menus',
] as const;
export type PartName = (typeof partNames)[number];

/** One tab of the page. */
export type SettingPart = {
  readonly name: PartName;
  readonly title: MessageDescriptor;
  readonly groups: readonly SettingGroup[];
};

/** The tab that an address names; an unknown name leads to the first. */
export const readPart = ({ part }: { readonly part: string }): { part: PartName } => ({
  part: partNames.find((known) => known === part) ?? 'general',
});

/** What the address of a tab may say beside: the setting to be shown. */
export const readSettingsSearch = ({ find }: Record<string, unknown>): { find?: string } =>
  typeof find === 'string' && /^[\w.]{1,80}$/u.test(find) ? { find } : {};

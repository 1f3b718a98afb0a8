import { z } from 'zod';
import { languageNames } from '../lib/languages.ts';
import type { SiteLanguage } from '../lib/languages.ts';
import { siteLanguage } from './setting-shapes.ts';
import { settingsTable } from './settings-table.ts';
import type { SettingRow } from './setting-row.ts';

/** What is made from the table of settings. */

type Table = typeof settingsTable;

export type SettingKey = keyof Table;

/** Every setting of the site. */
export type StoredSettings = { [K in SettingKey]: z.infer<Table[K]['schema']> };

type EditedKey = {
  [K in SettingKey]: Table[K]['control'] extends { readonly kind: 'none' } ? never : K;
}[SettingKey];

/** The settings that the console edits. */
export type SiteSettings = Pick<StoredSettings, EditedKey>;

/** The settings of money and risk: two operators change them. */
export type SettingByTwo = {
  [K in EditedKey]: Table[K] extends { readonly byTwo: true } ? K : never;
}[EditedKey];

type PublicKey = {
  [K in SettingKey]: Table[K] extends { readonly isPublic: true } ? K : never;
}[SettingKey];

/** Every row, in the order of the table. */
export const settingRows = Object.entries(settingsTable) as readonly (readonly [
  SettingKey,
  SettingRow,
])[];

type Schemas<K extends SettingKey> = { [Key in K]: Table[Key]['schema'] };

/** The schemas of some rows. Their type is given by the caller, who says the same condition. */
const schemasWhere = (isChosen: (row: SettingRow) => boolean): unknown =>
  Object.fromEntries(
    settingRows.filter(([, row]) => isChosen(row)).map(([key, { schema }]) => [key, schema]),
  );

export const storedSettings = z.object(schemasWhere(() => true) as Schemas<SettingKey>);

/** Each change is kept in the event log with before and after. */
export const siteSettings = z.object(
  schemasWhere(({ control }) => control.kind !== 'none') as Schemas<EditedKey>,
);

/** Returns true for a setting that two operators change. */
export const isByTwo = (key: string): key is SettingByTwo =>
  settingRows.some(([known, { byTwo }]) => known === key && byTwo === true);

/** The settings that every visitor may know, as they are. */
export const publicSchemas = schemasWhere(
  ({ isPublic }) => isPublic === true,
) as Schemas<PublicKey>;

/** Of all settings, the ones that every visitor may know. */
export const pickPublic = (settings: StoredSettings): Pick<StoredSettings, PublicKey> =>
  z.object(publicSchemas).parse(settings);

/** What a fresh site is set to. A key that is not in the database has the value of its row. */
export const defaultSettings = Object.fromEntries(
  settingRows.map(([key, row]) => [key, row.default]),
) as StoredSettings;

/** A language as a page offers it. */
export const offeredLanguage = z.object({ code: siteLanguage, name: z.string() });

export const getOffer = (code: SiteLanguage): z.infer<typeof offeredLanguage> => ({
  code,
  name: languageNames[code],
});

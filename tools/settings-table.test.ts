// Goal: one row makes a setting. Method: what is made from the table is compared with its rows.
import { expect, test } from 'vitest';
import { settingEntries } from '@khelaghor/console/site/settings/find-settings.ts';
import { settingsTable } from '@khelaghor/contract/site/settings-table.ts';
import type { SettingRow } from '@khelaghor/contract/site/setting-row.ts';
import {
  defaultSettings,
  pickPublic,
  settingRows,
  storedSettings,
} from '@khelaghor/contract/site/settings.ts';
import { whitelabelValue } from '@khelaghor/contract/site/whitelabel.ts';

const rows = settingRows.map(([key, row]) => [key, row] as const);

test.each(rows)('%s has a default that its schema accepts', (key, { schema }) => {
  expect(schema.safeParse(defaultSettings[key]).error).toBeUndefined();
});

test.each(rows)('%s has both texts wherever it has one', (_, { label, hint, invalid, control }) => {
  const isEdited = control.kind !== 'none';
  for (const text of [label, hint, invalid].filter((each) => each !== undefined))
    expect([text.bn !== '', text.en !== '']).toEqual([isEdited, isEdited]);
});

test('a value that is no setting is refused, and every setting is kept', () => {
  expect(storedSettings.parse(defaultSettings)).toEqual(defaultSettings);
  expect(storedSettings.safeParse({ ...defaultSettings, freePlay: 'yes' }).success).toBe(false);
});

test('visitors are told the public settings and no others', () => {
  const told = Object.keys(pickPublic(defaultSettings));
  const isPublic = ([, row]: readonly [string, SettingRow]) => row.isPublic === true;
  expect(told).toEqual(rows.filter(isPublic).map(([key]) => key));
  for (const key of told) expect(whitelabelValue.shape).toHaveProperty(key);
  expect(told).not.toContain('smsDailyMax');
});

test('the console draws every setting that it may change', () => {
  const drawn = new Set<string | undefined>(settingEntries.map(({ id }) => id.split('.')[0]));
  const edited = rows.filter(([, { control }]) => control.kind !== 'none').map(([key]) => key);
  expect(drawn).toEqual(new Set<string | undefined>(edited));
});

test.each(rows)('%s is shown when a setting that exists has a value that it takes', (_, row) => {
  const { shownWhen } = row;
  if (shownWhen === undefined) return;
  const other: SettingRow = settingsTable[shownWhen.key as keyof typeof settingsTable];
  expect(other.schema.safeParse(shownWhen.is).success).toBe(true);
});

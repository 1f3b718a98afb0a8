import { z } from 'zod';
import { route } from '../lib/route.ts';
import { definePage, instant, pageQuery } from '../lib/shapes.ts';
import { eventParty } from './activity-log.ts';

/** Settings in time: their changes, and as they were at two times. */

/** A value of a setting as the event log holds it; the present rules may refuse it. */
const settingValue = z.unknown();
const settingKey = z.string().regex(/^[A-Za-z]{1,60}$/);

const settingDifference = z.object({ key: z.string(), before: settingValue, after: settingValue });
export type SettingDifference = z.infer<typeof settingDifference>;

const settingChange = settingDifference.extend({
  id: z.string(),
  at: instant,
  by: eventParty,
  /** The operator who requested it and their reason, where another one confirmed it. */
  request: z.object({ askedBy: z.string(), reason: z.string() }).nullable(),
});
export type SettingChange = z.infer<typeof settingChange>;

export const listSettingChanges = route.operator('GET /operator/settings/changes', {
  id: 'settings.admin.listChanges',
  permission: 'settings.see',
  summary: 'Lists the changes of settings, newest first, of all or of one',
  query: pageQuery.extend({ key: settingKey.optional() }),
  value: definePage(settingChange),
});

export const compareSettings = route.operator('GET /operator/settings/compare', {
  id: 'settings.admin.compare',
  permission: 'settings.see',
  summary: 'Lists the settings that had other values at one time than at a later one',
  query: z.object({ from: instant, to: instant }),
  value: z.object({ differences: z.array(settingDifference) }),
  refusals: ['period_reversed'],
});

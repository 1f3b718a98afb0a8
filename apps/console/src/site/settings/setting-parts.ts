import { msg } from '@lingui/core/macro';
import { addressGroups } from './domain-settings.tsx';
import { brandGroup, languageGroup } from './brand-settings.tsx';
import { checkGroup } from './bot-check-settings.tsx';
import { fieldGroup } from './field-settings.tsx';
import { loginGroup } from './login-settings.tsx';
import { maintenanceGroups } from './maintenance-settings.tsx';
import { menuGroups } from './menu-settings.tsx';
import { outsideGroups } from './outside-settings.tsx';
import { phoneGroup } from './phone-settings.tsx';
import { regionGroup } from './region-settings.tsx';
import type { SettingPart } from './setting-rows.ts';
import { figureGroup, visitorGroup } from './visitor-settings.tsx';

/** Everything that can be set: the tabs are drawn from it, and the search looks through it. */
export const settingParts: readonly SettingPart[] = [
  {
    name: 'general',
    title: msg`General`,
    groups: [brandGroup, visitorGroup, loginGroup, checkGroup, phoneGroup, figureGroup],
  },
  { name: 'fields', title: msg`Sign-up form`, groups: [fieldGroup] },
  { name: 'languages', title: msg`Languages`, groups: [languageGroup] },
  { name: 'maintenance', title: msg`Maintenance`, groups: maintenanceGroups },
  { name: 'regions', title: msg`Regions`, groups: [regionGroup] },
  { name: 'addresses', title: msg`Addresses`, groups: [...addressGroups, ...outsideGroups] },
  { name: 'menus', title: msg`Menus`, groups: menuGroups },
];

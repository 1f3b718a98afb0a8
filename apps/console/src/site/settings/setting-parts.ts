import { msg } from '@lingui/core/macro';
import { brandGroup, languageGroup } from './brand-settings.tsx';
import { fieldGroup } from './field-settings.tsx';
import { maintenanceGroups } from './maintenance-settings.tsx';
import { menuGroups } from './menu-settings.tsx';
import { regionGroup } from './region-settings.tsx';
import { mediaLinkGroup } from './media-link-settings.tsx';
import {
  botCheckGroup,
  calendarGroup,
  domainGroup,
  figureGroup,
  loginGroup,
  outsideGroups,
  payoutGroup,
  phoneGroup,
  visitorGroup,
} from './simple-groups.tsx';
import type { SettingPart } from './setting-rows.ts';

/** Everything that can be set: the tabs are drawn from it, and the search looks through it. */
export const settingParts: readonly SettingPart[] = [
  {
    name: 'general',
    title: msg`General`,
    groups: [
      brandGroup,
      visitorGroup,
      loginGroup,
      botCheckGroup,
      phoneGroup,
      payoutGroup,
      figureGroup,
      calendarGroup,
    ],
  },
  { name: 'fields', title: msg`Sign-up form`, groups: [fieldGroup] },
  { name: 'languages', title: msg`Languages`, groups: [languageGroup] },
  { name: 'maintenance', title: msg`Maintenance`, groups: maintenanceGroups },
  { name: 'regions', title: msg`Regions`, groups: [regionGroup] },
  {
    name: 'addresses',
    title: msg`Addresses`,
    groups: [domainGroup, mediaLinkGroup, ...outsideGroups],
  },
  { name: 'menus', title: msg`Menus`, groups: menuGroups },
];

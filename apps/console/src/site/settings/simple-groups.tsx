import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createSimpleRows } from './simple-rows.tsx';
import type { SettingGroup } from './setting-rows.ts';

/** Groups that consist of rows of the table alone. */

/** What visitors may do. */
export const visitorGroup: SettingGroup = {
  title: msg`Visitors`,
  rows: createSimpleRows('visitors'),
};

/** How visitors come in, and how long passwords live. */
export const loginGroup: SettingGroup = { title: msg`Logging in`, rows: createSimpleRows('login') };

/** What makes sure that a person is calling. */
export const botCheckGroup: SettingGroup = {
  title: msg`CAPTCHA`,
  rows: createSimpleRows('botCheck'),
};

/** Phones as a way in: who may register and log in with one, and what messages may cost. */
export const phoneGroup: SettingGroup = { title: msg`Phones`, rows: createSimpleRows('phones') };

/** How payouts are confirmed. */
export const payoutGroup: SettingGroup = {
  title: msg`Paying out`,
  rows: createSimpleRows('payouts'),
};

/** How figures are written. */
export const figureGroup: SettingGroup = { title: msg`Figures`, rows: createSimpleRows('figures') };

/** The day on which weeks begin. */
export const calendarGroup: SettingGroup = {
  title: msg`Calendar`,
  rows: createSimpleRows('calendar'),
};

export const domainGroup: SettingGroup = {
  title: msg`Addresses of the site`,
  Note: () => (
    <Trans>
      The speed check also measures these. Scheme and host only: <code>https://example.com</code>
    </Trans>
  ),
  rows: createSimpleRows('domains'),
};

/** Whom the pages of the site reach outside. All of it is off until an operator writes it here. */
export const outsideGroups: readonly SettingGroup[] = [
  {
    title: msg`Hosts for pictures`,
    Note: () => (
      <Trans>
        They serve the pictures of this site. A page picks one at random; missing pictures come from
        here. Scheme and host only: <code>https://img.example.com</code>
      </Trans>
    ),
    rows: createSimpleRows('imageHosts'),
  },
  {
    title: msg`Hosts for opening games`,
    Note: () => (
      <Trans>
        They serve our own games. A launch picks one at random; a second attempt uses our own
        address.
      </Trans>
    ),
    rows: createSimpleRows('launchHosts'),
  },
  {
    title: msg`Google tag`,
    Note: () => (
      <Trans>
        With a tag, Google sees which pages are opened, but not by whom. Without one, no page loads
        anything from Google. Browsers that send Do Not Track are excluded.
      </Trans>
    ),
    rows: createSimpleRows('tag'),
  },
];

// Dialogs of the console's pages about members, operators, roles and the history of settings.
import { press, findShownDialog, type } from './acts.ts';
import { answerWith, pressButton, pressRowButton } from './dialog-row.ts';
import type { DialogRow } from './dialog-row.ts';
import type { Stage } from './stage.ts';
import {
  changedByTwo,
  changedSettings,
  waitingAlertRule,
  waitingSetting,
  waitingAdjustment,
  later,
  openDebts,
  operatorsList,
  ownSessions,
  orderedReport,
  rolesDesk,
  waitingReset,
} from './console-answers.ts';
import { openCare } from './care-answer.ts';
import { casePath, openedCase } from './case-answers.ts';
import { documentPath, waitingDocument } from './document-answers.ts';

/** Opens a dialog by a key of the console, which hears keys once it has loaded the rest. */
const pressKey =
  (key: string) =>
  async ({ page }: Stage): Promise<void> => {
    await page.locator('.topbar__search').waitFor({ state: 'attached' });
    await page.keyboard.press(key);
  };

export const backofficeDialogs: readonly Omit<DialogRow, 'who'>[] = [
  {
    name: 'console-alert-rule',
    source: 'backoffice/alerts/rule-dialog.tsx',
    at: '/alert-rules',
    title: 'Large win',
    open: (stage) => stage.page.locator('.data-table__row .actions button').first().click(),
  },
  {
    name: 'console-alert-rule-confirm',
    source: 'backoffice/alerts/rules-page.tsx',
    at: '/alert-rules',
    title: 'Change this rule of alerts?',
    before: answerWith('**/operator/alert-rules', waitingAlertRule),
    loads: true,
    open: pressRowButton('Confirm'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-setting-request',
    source: 'site/settings/request-dialog.tsx',
    at: '/settings-history?tab=changes',
    title: 'Change settings of money and risk?',
    before: answerWith('**/operator/settings/changes*', changedByTwo),
    loads: true,
    open: pressRowButton('Restore'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-setting-confirm',
    source: 'site/settings/requests-panel.tsx',
    at: '/settings',
    title: 'Change “{name}”?',
    before: answerWith('**/operator/settings/requests', waitingSetting),
    loads: true,
    open: pressRowButton('Confirm'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-care',
    source: 'backoffice/care/act-dialog.tsx',
    at: ({ fresh }) => `/members?account=${fresh.account}&tab=play`,
    title: 'Care for {0}',
    before: answerWith('**/operator/members/*/care', openCare),
    loads: true,
    open: pressButton('Record an act of care'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-case-note',
    source: 'backoffice/cases/case-page.tsx',
    at: casePath,
    title: 'Add a note to the case',
    before: answerWith('**/operator/cases/*', openedCase),
    loads: true,
    open: pressButton('Add a note'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-case-report',
    source: 'backoffice/cases/case-page.tsx',
    at: casePath,
    title: 'Was this case reported to the authority?',
    before: answerWith('**/operator/cases/*', openedCase),
    loads: true,
    open: pressButton('Close as reported'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-case-clear',
    source: 'backoffice/cases/case-page.tsx',
    at: casePath,
    title: 'Clear this case?',
    before: answerWith('**/operator/cases/*', openedCase),
    loads: true,
    open: pressButton('Clear'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-case-open',
    source: 'backoffice/cases/member-cases.tsx',
    at: ({ fresh }) => `/members?account=${fresh.account}&tab=links`,
    title: 'Open a case about this member?',
    open: pressButton('Open a case'),
  },
  {
    name: 'console-screening-import',
    source: 'backoffice/cases/import-dialog.tsx',
    at: '/cases?state=lists',
    title: 'Import a screening list',
    open: pressButton('Import a list'),
  },
  {
    name: 'console-document-accept',
    source: 'backoffice/documents/document-page.tsx',
    at: documentPath,
    title: 'Accept the document of {account}?',
    before: answerWith('**/operator/documents/*', waitingDocument),
    loads: true,
    open: pressButton('Accept'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-document-refuse',
    source: 'backoffice/documents/refuse-dialog.tsx',
    at: documentPath,
    title: 'Refuse this document?',
    before: answerWith('**/operator/documents/*', waitingDocument),
    loads: true,
    open: pressButton('Refuse'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-report-order',
    source: 'backoffice/reports/order-dialog.tsx',
    at: '/reports?tab=mails',
    title: 'Order a report by e-mail',
    open: pressButton('Order a report'),
  },
  {
    name: 'console-report-email',
    source: 'shared/mailbox/mailbox-dialogs.tsx',
    at: '/reports?tab=mails',
    title: 'My e-mail address for reports',
    open: pressButton('Change my address'),
  },
  {
    name: 'console-report-email-code',
    source: 'shared/mailbox/mailbox-dialogs.tsx',
    at: '/reports?tab=mails',
    title: 'Confirm the address',
    before: answerWith('**/operator/report-orders', {
      ...orderedReport,
      mailbox: { email: '', awaiting: 'padma@example.com' },
    }),
    loads: true,
    open: pressButton('Enter the code'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-report-remove',
    source: 'backoffice/reports/orders-tab.tsx',
    at: '/reports?tab=mails',
    title: 'Send this report no more?',
    before: answerWith('**/operator/report-orders', orderedReport),
    loads: true,
    open: pressRowButton('Remove'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-palette',
    source: 'app/palette/command-palette.tsx',
    at: '/',
    title: 'Go to a page',
    open: pressKey('Control+k'),
  },
  {
    name: 'console-shortcuts',
    source: 'app/palette/shortcut-list.tsx',
    at: '/',
    title: 'Keyboard shortcuts',
    open: pressKey('?'),
  },
  {
    name: 'console-unbind',
    source: 'backoffice/members/login-links.tsx',
    at: ({ fresh }) => `/members?account=${fresh.account}&tab=identity`,
    title: 'Unlink Google from {0}?',
    before: async ({ page }) => {
      // Only where the site has a key of Google's can a member be bound to an account there.
      const account = {
        provider: 'google',
        boundAt: '2026-01-02T03:04:05.000Z',
        unbindDueAt: null,
      };
      const value = { accounts: [account] };
      await page.route('**/operator/members/*/identities', (route) =>
        route.fulfill({ json: { success: true, value } }),
      );
    },
    loads: true,
    open: pressButton('End'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-session-end',
    source: 'backoffice/own-activity/own-activity-page.tsx',
    at: '/my-activity',
    title: 'End this session?',
    before: answerWith('**/operator/own/sessions', ownSessions),
    loads: true,
    open: (stage) => stage.page.locator('.data-table__acts button').first().click(),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-invite',
    source: 'backoffice/operators/invite-dialog.tsx',
    at: '/operators',
    title: 'Invite an operator',
    open: pressButton('Invite an operator'),
  },
  {
    name: 'console-operator-link',
    source: 'backoffice/operators/link-dialog.tsx',
    at: '/operators',
    title: 'The link for <0>{username}</0>',
    before: answerWith('**/operator/operators/invitations', {
      link: `https://console.example/claim#${'a'.repeat(43)}`,
      expiresAt: later,
      list: operatorsList,
    }),
    open: async (stage) => {
      await press(stage, 'Invite an operator');
      await type(stage, 'username', 'padma');
      await findShownDialog(stage.page).locator('input[autocomplete=one-time-code]').fill('123456');
      await press(stage, 'Create link');
    },
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-disable',
    source: 'backoffice/operators/operator-action-dialog.tsx',
    at: '/operators',
    title: 'Disable {username}?',
    before: answerWith('**/operator/operators', operatorsList),
    loads: true,
    open: pressButton('Disable'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-setting-restore',
    source: 'site/settings/changes-panel.tsx',
    at: '/settings-history?tab=changes',
    title: 'Restore “{name}”?',
    before: answerWith('**/operator/settings/changes*', changedSettings),
    loads: true,
    open: pressRowButton('Restore'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-adjust-approve',
    source: 'backoffice/members/adjustments-section.tsx',
    at: ({ fresh }) => `/members?account=${fresh.account}&tab=money`,
    title: 'Adjust the balance by {signed}?',
    before: answerWith('**/operator/members/*/adjustments', waitingAdjustment),
    loads: true,
    open: pressRowButton('Confirm'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-note',
    source: 'backoffice/members/note-dialog.tsx',
    at: ({ fresh }) => `/members?account=${fresh.account}&tab=links`,
    title: 'Add a note',
    open: pressButton('Add a note'),
  },
  {
    name: 'console-tags',
    source: 'backoffice/members/tags-dialog.tsx',
    at: ({ fresh }) => `/members?account=${fresh.account}&tab=links`,
    title: 'Change tags',
    open: pressButton('Change tags'),
  },
  {
    name: 'console-role',
    source: 'backoffice/operators/role-change-dialog.tsx',
    at: '/operators',
    title: 'New role',
    open: pressButton('New role'),
  },
  {
    name: 'console-role-remove',
    source: 'backoffice/operators/role-change-dialog.tsx',
    at: '/operators',
    title: 'Remove the role {name}?',
    before: answerWith('**/operator/roles', rolesDesk),
    loads: true,
    open: pressButton('Remove'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-role-confirm',
    source: 'backoffice/operators/role-sections.tsx',
    at: '/operators',
    title: 'New role {0}',
    before: answerWith('**/operator/roles', rolesDesk),
    loads: true,
    open: pressButton('Confirm'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-role-assign',
    source: 'backoffice/operators/role-change-dialog.tsx',
    at: '/operators',
    title: 'Another role for {username}',
    before: async (stage) => {
      await answerWith('**/operator/operators', operatorsList)(stage);
      await answerWith('**/operator/roles', rolesDesk)(stage);
    },
    loads: true,
    open: pressButton('Change role'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-bind',
    source: 'backoffice/operators/role-change-dialog.tsx',
    at: '/operators',
    title: 'Bind a member to an operator',
    open: pressButton('Bind a member'),
  },
  {
    name: 'console-forgive',
    source: 'backoffice/members/debts-section.tsx',
    at: ({ fresh }) => `/members?account=${fresh.account}&tab=debts`,
    title: 'Forgive {owed}?',
    before: answerWith('**/operator/members/*/debts', openDebts),
    loads: true,
    open: (stage) => stage.page.locator('.detail__part .actions button').first().click(),
    after: ({ page }) => page.unrouteAll(),
  },
  ...memberDialogs('play', [
    [
      'console-give',
      'temporary-password-dialog',
      'A temporary password for {0}?',
      'Create a temporary password',
    ],
    ['console-log-out', 'member-detail', 'Log {0} out everywhere?', 'End all sessions'],
    ['console-freeze', 'freeze-dialog', 'Freeze this account', 'Freeze'],
    ['console-limit', 'restrict-dialog', 'Set or lower a limit', 'Set or lower a limit'],
    ['console-break', 'restrict-dialog', 'A break from play', 'Start a break'],
    ['console-age', 'responsible-gaming-section', 'Under age', 'Under age'],
  ]),
  ...memberDialogs('money', [
    ['console-adjust', 'adjust-dialog', 'Adjust the balance', 'Adjust the balance'],
  ]),
  ...memberDialogs('identity', [
    ['console-told', 'correction-dialog', 'Correct name and birthday', 'Correct'],
  ]),
  ...memberDialogs('proofs', [
    ['console-reset', 'ask-reset-dialog', 'Request a reset?', 'Request a reset'],
  ]),
  {
    name: 'console-reset-done',
    source: 'backoffice/members/factor-resets.tsx',
    at: ({ fresh }) => `/members?account=${fresh.account}&tab=proofs`,
    title: 'Reset now?',
    before: answerWith('**/operator/members/*/factor-resets', waitingReset),
    loads: true,
    open: pressButton('Reset now'),
    after: ({ page }) => page.unrouteAll(),
  },
];

/** Dialogs on a tab of a member's page in the console. */
function memberDialogs(
  tab: string,
  rows: readonly (readonly [name: string, file: string, title: string, pressed: string])[],
): Omit<DialogRow, 'who'>[] {
  return rows.map(([name, file, title, pressed]) => ({
    name,
    source: `backoffice/members/${file}.tsx`,
    at: ({ fresh }) => `/members?account=${fresh.account}&tab=${tab}`,
    title,
    open: pressButton(pressed),
  }));
}

// Every dialog of the console.
import { press, findShownDialog, type } from './acts.ts';
import { pressing, listRows } from './dialog-row.ts';
import type { DialogRow } from './dialog-row.ts';
import { later, openRounds, operatorsList } from './console-answers.ts';
import type { Stage } from './stage.ts';

/** Gives an answer of its own to a call, where the way there takes hours or a second operator. */
const answering =
  (calls: string, value: object) =>
  async ({ page }: Stage): Promise<void> => {
    await page.route(calls, (route) => route.fulfill({ json: { success: true, value } }));
  };

const operatorDialogs: readonly Omit<DialogRow, 'who'>[] = [
  {
    name: 'console-approve',
    source: 'money/withdrawals/decision-dialog.tsx',
    at: '/withdrawals',
    title: 'Pay this out?',
    open: pressing('Approve'),
  },
  {
    name: 'console-reject',
    source: 'money/withdrawals/decision-dialog.tsx',
    at: '/withdrawals',
    title: 'Reject this withdrawal?',
    open: pressing('Reject'),
  },
  {
    name: 'console-answer',
    source: 'account/feedback/answer-dialog.tsx',
    at: '/feedback',
    title: 'Answer',
    open: pressing('Answer'),
  },
  {
    name: 'console-maintenance',
    source: 'site/settings/maintenance-dialog.tsx',
    at: '/settings',
    title: 'Close the site for maintenance?',
    open: async (stage) => {
      await press(stage, 'Maintenance');
      await stage.page.getByRole('radio').nth(1).check();
      await press(stage, 'Save');
    },
  },
  {
    name: 'console-import',
    source: 'play/games/import-dialog.tsx',
    at: '/games',
    title: 'Bring a list of games in',
    open: pressing('Bring a list in'),
  },
  {
    name: 'console-books',
    source: 'play/vendors/vendor-balances.tsx',
    at: '/vendors',
    title: 'Balances of {name}',
    open: pressing('Balances'),
  },
  {
    name: 'console-keys',
    source: 'play/vendors/vendor-keys.tsx',
    at: '/vendors',
    title: 'Keys of {name}',
    open: pressing('Keys'),
  },
  {
    name: 'console-picture',
    source: 'site/media/picture-dialog.tsx',
    at: '/banners?edit=new',
    title: 'Choose a picture',
    open: pressing('Choose a picture'),
  },
  {
    name: 'console-remove',
    source: 'shared/confirm-delete.tsx',
    at: '/help',
    title: 'Remove this article?',
    open: pressing('Remove: {title}'),
  },
  {
    name: 'console-grant',
    source: 'growth/promotions/application-dialogs.tsx',
    at: '/promotions?view=applications',
    title: 'Grant this application?',
    open: pressing('Grant'),
  },
  {
    name: 'console-refuse',
    source: 'growth/promotions/application-dialogs.tsx',
    at: '/promotions?view=applications',
    title: 'Reject this application?',
    open: pressing('Reject'),
  },
  {
    name: 'console-unbind',
    source: 'backoffice/members/unlink-dialog.tsx',
    at: ({ fresh }) => `/members?account=${fresh.account}`,
    title: 'Shall Google open {0} no more?',
    before: async ({ page }) => {
      // Only where the site has a key of Google's can a member be bound to an account there.
      const account = {
        provider: 'google',
        boundAt: '2026-01-02T03:04:05.000Z',
        unbindDueAt: null,
      };
      const value = { accounts: [account] };
      await page.route('**/operator/members/*/elsewhere', (route) =>
        route.fulfill({ json: { success: true, value } }),
      );
    },
    loads: true,
    open: pressing('End it'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-invite',
    source: 'backoffice/operators/invite-dialog.tsx',
    at: '/operators',
    title: 'Invite an operator',
    open: pressing('Invite an operator'),
  },
  {
    name: 'console-operator-link',
    source: 'backoffice/operators/link-dialog.tsx',
    at: '/operators',
    title: 'The link for <0>{username}</0>',
    before: answering('**/operator/operators/invitations', {
      link: `https://console.example/claim#${'a'.repeat(43)}`,
      expiresAt: later,
      list: operatorsList,
    }),
    open: async (stage) => {
      await press(stage, 'Invite an operator');
      await type(stage, 'username', 'padma');
      await findShownDialog(stage.page).locator('input[autocomplete=one-time-code]').fill('123456');
      await press(stage, 'Make the link');
    },
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-disable',
    source: 'backoffice/operators/operator-action-dialog.tsx',
    at: '/operators',
    title: 'Disable {username}?',
    before: answering('**/operator/operators', operatorsList),
    loads: true,
    open: pressing('Disable'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-round-ask',
    source: 'play/vendors/round-dialogs.tsx',
    at: '/vendors/rounds',
    title: 'End a round',
    before: answering('**/operator/vendor-rounds*', openRounds),
    loads: true,
    open: pressing('End or refund'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-round-confirm',
    source: 'play/vendors/round-dialogs.tsx',
    at: '/vendors/rounds',
    title: 'Refund this round?',
    before: answering('**/operator/vendor-rounds*', openRounds),
    loads: true,
    open: pressing('Confirm'),
    after: ({ page }) => page.unrouteAll(),
  },
  ...memberDialogs([
    [
      'console-give',
      'member-actions-dialog',
      'A temporary password for {0}?',
      'Give a temporary password',
    ],
    ['console-log-out', 'member-actions-dialog', 'Log {0} out everywhere?', 'End all sessions'],
    ['console-limit', 'restrict-dialog', 'Set or lower a limit', 'Set or lower a limit'],
    ['console-break', 'restrict-dialog', 'A break from play', 'Begin a break'],
    ['console-age', 'restrict-dialog', 'Too young to play', 'Too young to play'],
    ['console-told', 'correction-dialog', 'Put name and birthday right', 'Put it right'],
    ['console-reset', 'reset-dialog', 'Ask for a reset?', 'Ask for a reset'],
  ]),
];

/** Dialogs on the page of a member in the console. */
function memberDialogs(
  rows: readonly (readonly [name: string, file: string, title: string, pressed: string])[],
): Omit<DialogRow, 'who'>[] {
  return rows.map(([name, file, title, pressed]) => ({
    name,
    source: `backoffice/members/${file}.tsx`,
    at: ({ fresh }) => `/members?account=${fresh.account}`,
    title,
    open: pressing(pressed),
  }));
}

export const consoleDialogs: readonly DialogRow[] = listRows('operator', operatorDialogs);

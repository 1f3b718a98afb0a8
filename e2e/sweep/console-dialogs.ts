// Every dialog of the console.
import { press, findShownDialog, type } from './acts.ts';
import { pressButton, listRows } from './dialog-row.ts';
import type { DialogRow } from './dialog-row.ts';
import { v7 } from 'uuid';
import {
  blockedNumber,
  correctionSums,
  issueToCallOff,
  later,
  openDebts,
  openRounds,
  operatorsList,
  buildSettledResults,
  waitingCallOffs,
  waitingReset,
} from './console-answers.ts';
import type { Stage } from './stage.ts';

/** Gives an answer of its own to a call, where the way there takes hours or a second operator. */
const answering =
  (calls: string, value: object) =>
  async ({ page }: Stage): Promise<void> => {
    await page.route(calls, (route) => route.fulfill({ json: { success: true, value } }));
  };

/** Answers about a settled official draw, and what its correction would move. */
const answeringResults =
  (waits: boolean) =>
  async (stage: Stage): Promise<void> => {
    await answering('**/operator/lotteries/k3/issues/*/results', buildSettledResults(waits))(stage);
    await answering('**/operator/lotteries/k3/issues/*/corrections/preview', correctionSums)(stage);
  };

const operatorDialogs: readonly Omit<DialogRow, 'who'>[] = [
  {
    name: 'console-approve',
    source: 'money/withdrawals/use-withdrawal-actions.tsx',
    at: '/withdrawals',
    title: 'Pay this out?',
    open: pressButton('Approve'),
  },
  {
    name: 'console-reject',
    source: 'money/withdrawals/use-withdrawal-actions.tsx',
    at: '/withdrawals',
    title: 'Reject this withdrawal?',
    open: pressButton('Reject'),
  },
  {
    name: 'console-answer',
    source: 'account/feedback/answer-dialog.tsx',
    at: '/feedback',
    title: 'Answer',
    open: pressButton('Answer'),
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
    title: 'Import a list of games',
    open: pressButton('Import a list'),
  },
  {
    name: 'console-retire',
    source: 'play/vendors/vendor-keys.tsx',
    at: '/vendors?id=filled&tab=keys',
    title: 'Retire this key?',
    before: async ({ page }) => {
      // A key can be retired where there is another.
      await page.route('**/operator/vendors', async (route) => {
        const reply = await route.fetch();
        const json = (await reply.json()) as { value: { vendors: { keys: { id: string }[] }[] } };
        for (const vendor of json.value.vendors)
          vendor.keys = vendor.keys.flatMap((key) => [key, { ...key, id: v7() }]);
        await route.fulfill({ json });
      });
    },
    loads: true,
    open: pressButton('Retire'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-picture',
    source: 'site/media/picture-dialog.tsx',
    at: '/banners?edit=new',
    title: 'Choose a picture',
    open: pressButton('Choose a picture'),
  },
  {
    name: 'console-remove',
    source: 'shared/kit/editor-list.tsx',
    at: '/help',
    title: 'Remove this article?',
    open: pressButton('Remove: {title}'),
  },
  {
    name: 'console-grant',
    source: 'growth/promotions/use-application-actions.tsx',
    at: '/promotions?view=applications',
    title: 'Approve this application?',
    open: pressButton('Approve'),
  },
  {
    name: 'console-refuse',
    source: 'growth/promotions/use-application-actions.tsx',
    at: '/promotions?view=applications',
    title: 'Reject this application?',
    open: pressButton('Reject'),
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
    before: answering('**/operator/operators/invitations', {
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
    before: answering('**/operator/operators', operatorsList),
    loads: true,
    open: pressButton('Disable'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-call-off',
    source: 'play/lotteries/call-off-dialog.tsx',
    at: '/lotteries?id=k3&tab=issues',
    title: 'Call off draw {issueNumber}?',
    open: (stage) => stage.page.locator('.detail > .actions button').first().click(),
  },
  {
    name: 'console-call-off-confirm',
    source: 'play/lotteries/use-call-offs.tsx',
    at: '/lotteries',
    title: 'Call off draw {issueNumber}?',
    before: async (stage) => {
      await answering('**/operator/lottery-call-offs', waitingCallOffs)(stage);
      await answering('**/operator/lotteries/k3/issues/*', issueToCallOff)(stage);
    },
    loads: true,
    open: pressButton('Confirm'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-lottery-add',
    source: 'play/lotteries/add-lottery-dialog.tsx',
    at: '/lotteries',
    title: 'Add a lottery',
    open: pressButton('Add a lottery'),
  },
  {
    name: 'console-lottery-remove',
    source: 'play/lotteries/use-remove-lottery.tsx',
    at: '/lotteries?id=k3&tab=blocks',
    title: 'Remove this lottery?',
    before: async ({ page }) => {
      await page.route('**/operator/lotteries/k3', async (route) => {
        const reply = await route.fetch();
        const json = (await reply.json()) as { value: object };
        json.value = { ...json.value, basedOn: 'ssc1', state: 'closed', current: null };
        await route.fulfill({ json });
      });
    },
    loads: true,
    open: pressButton('Remove'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-unblock',
    source: 'play/lotteries/blocks-tab.tsx',
    at: '/lotteries?id=k3&tab=blocks',
    title: 'Remove number {number} from the list?',
    before: async ({ page }) => {
      // Nothing is blocked until an operator does it.
      await page.route('**/operator/lotteries/k3', async (route) => {
        const reply = await route.fetch();
        const json = (await reply.json()) as { value: { blocks: unknown[] } };
        json.value.blocks = [blockedNumber];
        await route.fulfill({ json });
      });
    },
    loads: true,
    open: (stage) => stage.page.locator('.data-table__acts button').first().click(),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-correct',
    source: 'play/lotteries/correction-dialog.tsx',
    at: `/lotteries?id=k3&tab=issues&issue=${v7()}`,
    title: 'Correct the result of draw {issueNumber}',
    before: answeringResults(false),
    loads: true,
    open: pressButton('Correct the result'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-correct-confirm',
    source: 'play/lotteries/issue-result.tsx',
    at: `/lotteries?id=k3&tab=issues&issue=${v7()}`,
    title: 'Pay all tickets by this result?',
    before: answeringResults(true),
    loads: true,
    open: pressButton('Confirm'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-forgive',
    source: 'backoffice/members/debts-section.tsx',
    at: ({ fresh }) => `/members?account=${fresh.account}&tab=debts`,
    title: 'Forgive {owed}?',
    before: answering('**/operator/members/*/debts', openDebts),
    loads: true,
    open: (stage) => stage.page.locator('.detail__part .actions button').first().click(),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-round-ask',
    source: 'play/vendors/ask-round-dialog.tsx',
    at: '/vendors/rounds',
    title: 'End a round',
    before: answering('**/operator/vendor-rounds*', openRounds),
    loads: true,
    open: pressButton('End or refund'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-round-confirm',
    source: 'play/vendors/use-round-actions.tsx',
    at: '/vendors/rounds',
    title: 'Refund this round?',
    before: answering('**/operator/vendor-rounds*', openRounds),
    loads: true,
    open: pressButton('Confirm'),
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
    ['console-limit', 'restrict-dialog', 'Set or lower a limit', 'Set or lower a limit'],
    ['console-break', 'restrict-dialog', 'A break from play', 'Start a break'],
    ['console-age', 'responsible-gaming-section', 'Under age', 'Under age'],
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
    before: answering('**/operator/members/*/factor-resets', waitingReset),
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

export const consoleDialogs: readonly DialogRow[] = listRows('operator', operatorDialogs);

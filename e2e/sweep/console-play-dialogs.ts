// Dialogs of the console's pages about games, lotteries and vendors.
import { answerWith, pressButton } from './dialog-row.ts';
import type { DialogRow } from './dialog-row.ts';
import { v7 } from 'uuid';
import {
  blockedNumber,
  buildCrashDesk,
  buildJackpots,
  correctionSums,
  issueToCallOff,
  openRounds,
  buildSettledResults,
  waitingCallOffs,
  waitingRequest,
} from './console-answers.ts';
import type { AdminLotteryDetail } from '@khelaghor/contract/play/lottery-admin.ts';
import type { Stage } from './stage.ts';

/** Answers that a request about the lottery waits for a second operator. */
const answerWaiting =
  (getWaiting: (lottery: AdminLotteryDetail) => Partial<AdminLotteryDetail>) =>
  async ({ page }: Stage): Promise<void> => {
    await page.route('**/operator/lotteries/k3', async (route) => {
      const reply = await route.fetch();
      const { value, ...rest } = (await reply.json()) as { value: AdminLotteryDetail };
      await route.fulfill({ json: { ...rest, value: { ...value, ...getWaiting(value) } } });
    });
  };

/** Answers about a settled official draw, and what its correction would move. */
const answerResults =
  (waits: boolean) =>
  async (stage: Stage): Promise<void> => {
    await answerWith(
      '**/operator/lotteries/k3/issues/*/results',
      buildSettledResults(waits),
    )(stage);
    await answerWith(
      '**/operator/lotteries/k3/issues/*/corrections/preview',
      correctionSums,
    )(stage);
  };

export const playDialogs: readonly Omit<DialogRow, 'who'>[] = [
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
      await answerWith('**/operator/lottery-call-offs', waitingCallOffs)(stage);
      await answerWith('**/operator/lotteries/k3/issues/*', issueToCallOff)(stage);
    },
    loads: true,
    open: pressButton('Confirm'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-game-limits',
    source: 'play/in-house-games/limits-dialog.tsx',
    at: '/in-house-games?id=dice',
    title: 'Change the limits',
    open: pressButton('Change the limits'),
  },
  {
    name: 'console-game-close',
    source: 'play/in-house-games/use-game-actions.tsx',
    at: '/in-house-games?id=dice',
    title: 'Close the game?',
    open: pressButton('Close the game'),
  },
  {
    name: 'console-round-void',
    source: 'play/in-house-games/void-dialog.tsx',
    at: '/in-house-games?id=crash&tab=open',
    title: 'Void round {name}?',
    before: answerWith('**/operator/in-house-games/crash', buildCrashDesk(false)),
    loads: true,
    open: pressButton('Void the round'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-round-void-confirm',
    source: 'play/in-house-games/shared-round-panel.tsx',
    at: '/in-house-games?id=crash&tab=open',
    title: 'Void round {name}?',
    before: answerWith('**/operator/in-house-games/crash', buildCrashDesk(true)),
    loads: true,
    open: pressButton('Confirm'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-pot-rules',
    source: 'play/in-house-games/pot-rules-dialog.tsx',
    at: '/in-house-games?id=dice&tab=jackpots',
    title: 'Change the rules',
    before: answerWith('**/operator/in-house-games/dice/jackpots', buildJackpots(false)),
    loads: true,
    open: pressButton('Change the rules'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-pot-rules-confirm',
    source: 'play/in-house-games/jackpots-tab.tsx',
    at: '/in-house-games?id=dice&tab=jackpots',
    title: 'Change the rules?',
    before: answerWith('**/operator/in-house-games/dice/jackpots', buildJackpots(true)),
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
    name: 'console-terms',
    source: 'play/lotteries/terms-tab.tsx',
    at: '/lotteries?id=k3&tab=terms',
    title: 'Change the terms?',
    open: pressButton('Save'),
  },
  {
    name: 'console-terms-confirm',
    source: 'play/lotteries/waiting-terms.tsx',
    at: '/lotteries?id=k3&tab=terms',
    title: 'Change the terms?',
    before: answerWaiting(({ terms }) => ({
      waitingTerms: { ...waitingRequest, terms: { ...terms, series: 1_900, playsOff: ['big'] } },
    })),
    loads: true,
    open: pressButton('Confirm'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-blocks-confirm',
    source: 'play/lotteries/waiting-blocks.tsx',
    at: '/lotteries?id=k3&tab=blocks',
    title: 'Change what these numbers pay?',
    before: answerWaiting(() => ({
      waitingBlocks: {
        ...waitingRequest,
        change: { kind: 'half', play: 'sum', numbers: ['10', '11'], lastIssue: null },
      },
    })),
    loads: true,
    open: pressButton('Confirm'),
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
    before: answerResults(false),
    loads: true,
    open: pressButton('Correct the result'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-correct-confirm',
    source: 'play/lotteries/issue-result.tsx',
    at: `/lotteries?id=k3&tab=issues&issue=${v7()}`,
    title: 'Pay all tickets by this result?',
    before: answerResults(true),
    loads: true,
    open: pressButton('Confirm'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-round-ask',
    source: 'play/vendors/ask-round-dialog.tsx',
    at: '/vendors/rounds',
    title: 'End a round',
    before: answerWith('**/operator/vendor-rounds*', openRounds),
    loads: true,
    open: pressButton('End or refund'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-round-confirm',
    source: 'play/vendors/use-round-actions.tsx',
    at: '/vendors/rounds',
    title: 'Refund this round?',
    before: answerWith('**/operator/vendor-rounds*', openRounds),
    loads: true,
    open: pressButton('Confirm'),
    after: ({ page }) => page.unrouteAll(),
  },
];

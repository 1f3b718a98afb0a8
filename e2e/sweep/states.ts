// States of screens beside their usual one: loading, error, offline, closed, other digits, what a
// game shows, the steps of a deposit. Each stands on screens that have it.
import type { Page, Route } from '@playwright/test';
import { translate } from '../translations.ts';
import type { JourneyLanguage } from '../translations.ts';
import { awaitDialog, closeDialogs, press, type } from './acts.ts';
import type { Who } from './dialog-row.ts';
import { chooseWidestDraws } from './seeds.ts';
import type { Seeds } from './seeds.ts';
import { lead, load, move } from './stage.ts';
import type { Stage } from './stage.ts';

export type StateRow = {
  readonly name: string;
  readonly who: Who;
  /** Of screens that only readers of one language have. */
  readonly language?: JourneyLanguage;
  /** Leads to the state. */
  readonly open: (stage: Stage, seeds: Seeds) => Promise<void>;
  readonly after?: (stage: Stage, seeds: Seeds) => Promise<void>;
  /** What the browser's console may say: a lost call is lost on purpose. */
  readonly expects?: readonly RegExp[];
  readonly isLoading?: true;
  readonly isWindow?: true;
};

/** In place of a QR code, of which only the frame is looked at. */
const onePixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const lost = [/Failed to load resource/u, /ERR_INTERNET_DISCONNECTED|WebSocket/u];

const never = (_route: Route): Promise<void> => new Promise(() => undefined);
const refused = (route: Route): Promise<void> =>
  route.fulfill({ status: 503, json: { success: false, code: 'not_ready', message: '' } });

/** Opens a detail page, whose code is loaded after the list's. */
async function openDetail(stage: Stage, path: string): Promise<void> {
  await move(stage, path);
  await stage.page.locator('.detail').waitFor();
}

/** A page whose calls to an address are never answered, or all refused. */
const without = (
  who: Who,
  state: 'loading' | 'error',
  name: string,
  path: string,
  calls: string,
): StateRow => ({
  name: `${name}-${state}`,
  who,
  open: async (stage) => {
    await load(stage, who === 'operator' ? '/more' : '/fairness');
    await stage.page.route(calls, state === 'loading' ? never : refused);
    // What is shown must come of these calls, and not of a moment before the answer.
    const asked = stage.page.waitForRequest(calls);
    await lead(stage, path);
    await asked;
    const shown =
      state === 'loading' ? '.skeleton' : '.empty-state--error, [data-kind=error], .empty-state';
    await stage.page.locator(shown).first().waitFor();
  },
  after: ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }),
  ...(state === 'loading' ? { isLoading: true } : { expects: lost }),
});

const inGame = (page: Page) => page.frameLocator('iframe');

async function openDice(stage: Stage, panel?: string): Promise<void> {
  await move(stage, '/game?gameId=dice');
  const say = (english: string) =>
    translate('games', stage.language === 'bn' ? 'bn' : 'en', english);
  const game = inGame(stage.page);
  await game.getByRole('button', { name: say('Roll'), exact: true }).waitFor();
  if (panel === undefined) return;
  await game.getByRole('button', { name: say(panel), exact: true }).click();
}

async function chooseAmount(stage: Stage, path: string, amount: string): Promise<void> {
  await load(stage, path);
  await stage.page.locator('#amount').fill(amount);
  await stage.page.locator('#amount').blur();
}

async function openLottery(stage: Stage, second: number): Promise<void> {
  await chooseWidestDraws(stage.world);
  await stage.world.ask('toSecond', { second });
  await load(stage, '/lottery?gameCode=k3');
}

export const siteStates: readonly StateRow[] = [
  without('visitor', 'loading', 'slots', '/rng', '**/wps/relay/**'),
  without('visitor', 'error', 'slots', '/rng', '**/wps/relay/**'),
  {
    name: 'offline',
    who: 'visitor',
    isWindow: true,
    expects: lost,
    open: async (stage) => {
      await load(stage, '/');
      await stage.page.context().setOffline(true);
      const said = 'No connection. What you see may be out of date; your money is safe.';
      await stage.page.getByText(stage.say(said)).waitFor();
    },
    after: ({ page }) => page.context().setOffline(false),
  },
  {
    name: 'maintenance',
    who: 'visitor',
    expects: [/status of 503/u],
    open: async ({ page, world }) => {
      await world.ask('settings', { status: 1 });
      await page.goto('/');
      await page.locator('.unavailable').waitFor();
    },
    after: async (stage) => {
      // A closed page loads itself anew when it hears of the opening.
      await stage.page.goto('about:blank');
      await stage.world.ask('settings', { status: 0 });
      await load(stage, '/');
    },
  },
  {
    name: 'register-wrong',
    who: 'visitor',
    open: async (stage) => {
      await load(stage, '/register');
      await stage.page.locator('main button[type=submit]').click();
      await stage.page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'login-asked',
    who: 'visitor',
    open: async (stage) => {
      await move(stage, '/member/deposit');
      await stage.page.getByRole('dialog').waitFor();
      await closeDialogs(stage);
    },
  },
  without('rich', 'loading', 'bets', '/member/bets', '**/wps/records/**'),
  without('rich', 'error', 'bets', '/member/bets', '**/wps/records/**'),
  without('rich', 'loading', 'profit', '/member/personalProfit', '**/wps/records/**'),
  without('rich', 'error', 'profit', '/member/personalProfit', '**/wps/records/**'),
  without('rich', 'loading', 'account', '/member/account', '**/wps/records/**'),
  without('rich', 'loading', 'transfer', '/member/transferFund', '**/wps/**'),
  without('rich', 'error', 'transfer', '/member/transferFund', '**/wps/**'),
  {
    name: 'menu',
    who: 'rich',
    isWindow: true,
    open: async (stage) => {
      await move(stage, '/down');
      await stage.page.locator('.bottom-nav').getByRole('button').click();
      await stage.page.getByRole('dialog').waitFor();
    },
    after: closeDialogs,
  },
  {
    name: 'deposit-empty',
    who: 'rich',
    open: async (stage) => {
      await load(stage, '/member/deposit');
      await press(stage, 'Continue');
    },
  },
  {
    name: 'deposit-review',
    who: 'rich',
    open: async (stage) => {
      await chooseAmount(stage, '/member/deposit', '1500');
      await press(stage, 'Continue');
      await stage.page.getByRole('button', { name: stage.say('Go to payment') }).waitFor();
    },
  },
  {
    name: 'gateway',
    who: 'rich',
    open: async (stage) => {
      await press(stage, 'Go to payment');
      await stage.page.waitForURL(/\/pay\b/u);
    },
  },
  {
    name: 'deposit-confirmed',
    who: 'rich',
    open: async (stage) => {
      await stage.page.locator('button[value=pay]').click();
      await stage.page.waitForURL(/\/member\/deposit\?/u);
      await stage.page.getByText(stage.say('Play now')).first().waitFor();
    },
  },
  {
    name: 'withdraw-empty',
    who: 'rich',
    open: async (stage) => {
      await load(stage, '/member/withdraw');
      await press(stage, 'Continue');
    },
  },
  {
    name: 'withdraw-review',
    who: 'rich',
    open: async (stage) => {
      await chooseAmount(stage, '/member/withdraw', '1000');
      await press(stage, 'Continue');
      await stage.page.waitForURL(/step=review/u);
    },
  },
  {
    name: 'withdraw-requested',
    who: 'rich',
    open: async (stage, { rich }) => {
      const form = stage.page.locator('main');
      await form.locator('input[name=password]').fill(rich.password);
      await form.getByRole('button', { name: stage.say('Withdraw'), exact: true }).click();
      await stage.page.getByText(stage.say('Your request is being checked')).waitFor();
    },
  },
  {
    name: 'dice-history',
    who: 'rich',
    open: (stage) => openDice(stage, 'History'),
  },
  { name: 'dice-seeds', who: 'rich', open: (stage) => openDice(stage, 'Seeds') },
  { name: 'dice-rules', who: 'rich', open: (stage) => openDice(stage, 'Rules') },
  {
    name: 'lottery-slip',
    who: 'rich',
    open: async (stage) => {
      await openLottery(stage, 5);
      for (const nth of [1, 4, 9]) await stage.page.locator('.bet-tile').nth(nth).click();
    },
  },
  {
    name: 'lottery-closed',
    who: 'rich',
    open: (stage) => openLottery(stage, 56),
  },
  {
    name: 'lottery-result',
    who: 'rich',
    open: async (stage) => {
      await openLottery(stage, 10);
      await stage.page.locator('.draw-animation__sum').waitFor();
      await stage.page.locator('.rules summary').click();
    },
  },
  {
    name: 'lottery-charts',
    who: 'rich',
    open: async (stage) => {
      await openLottery(stage, 10);
      await stage.page.locator('.charts > summary').click();
      await stage.page.locator('.trend-grid').waitFor();
      await stage.page.locator('.chart__figures summary').click();
    },
  },
  {
    name: 'lottery-lobby',
    who: 'rich',
    open: async (stage) => {
      await load(stage, '/lottery?lottoView=lobby');
      await stage.page.locator('.lottery-row').first().waitFor();
    },
  },
  {
    name: 'lottery-pads',
    who: 'rich',
    open: async (stage) => {
      await load(stage, '/lottery?gameCode=ssc5&playType=all5_group60');
      // Other digits in the second pad than in the first: together they are lines.
      for (const pad of [0, 1])
        for (const nth of [1, 4, 7]) {
          const group = stage.page.locator('.picker__group').nth(pad);
          await group.getByRole('button', { name: String(nth + pad), exact: true }).click();
        }
      await stage.page.locator('.picker__foot button').click();
      const toggle = stage.page.locator('.bet-slip__toggle');
      if (await toggle.isVisible()) await toggle.click();
      await stage.page.locator('.slip-chase .chip').nth(1).click();
      await stage.page.locator('.slip-chase__draws summary').click();
    },
  },
  {
    name: 'lottery-prizes',
    who: 'rich',
    open: async (stage) => {
      await load(stage, '/lottery?gameCode=d4quick');
      await stage.page.locator('.picker input').fill('0412 9999');
    },
  },
  { name: 'verify', who: 'rich', open: (stage, { betId }) => move(stage, `/verify/${betId}`) },
  {
    name: 'verify-ticket',
    who: 'rich',
    open: (stage, { ticketId }) => move(stage, `/verify/${ticketId}`),
  },
  {
    name: 'verify-revealed',
    who: 'rich',
    open: async (stage, { rich, betId }) => {
      await stage.world.ask('revealSeed', { account: rich.account, betId });
      await load(stage, `/verify/${betId}`);
    },
  },
  ...['/', '/member/account', '/member/deposit', '/lottery?gameCode=k3'].map((path): StateRow => ({
    name: `bengali-digits${path.replaceAll(/[/?=]/gu, '-')}`,
    who: 'rich',
    language: 'bn',
    open: async (stage) => {
      await stage.world.ask('settings', { digits: 'beng' });
      await load(stage, path);
    },
    after: ({ world }) => world.ask('settings', { digits: 'latn' }),
  })),
];

export const consoleStates: readonly StateRow[] = [
  without('operator', 'loading', 'console-games', '/games', '**/operator/games**'),
  without('operator', 'error', 'console-games', '/games', '**/operator/games**'),
  without('operator', 'loading', 'console-outbox', '/outbox', '**/operator/outbox**'),
  {
    name: 'console-settings-changed',
    who: 'operator',
    open: async (stage) => {
      await load(stage, '/settings');
      await stage.page.locator('input[value=beng]').check();
    },
  },
  ...['/banners', '/announcements', '/help', '/promotions'].map((path): StateRow => ({
    name: `console${path.replaceAll('/', '-')}-new`,
    who: 'operator',
    open: (stage) => move(stage, `${path}?edit=new`),
  })),
  {
    name: 'console-contacts-channel',
    who: 'operator',
    open: (stage) => move(stage, '/contacts?channel=new'),
  },
  {
    name: 'console-contacts-link',
    who: 'operator',
    open: (stage) => move(stage, '/contacts?link=new'),
  },
  ...['/banners?group=w_home', '/promotions?view=offers'].map((path): StateRow => ({
    name: `console${path.replace('/', '-').replace(/s\?.*/u, '')}`,
    who: 'operator',
    open: async (stage) => {
      await move(stage, path);
      await stage.page.locator('.content-row').first().getByRole('button').nth(2).click();
      await stage.page.locator('.preview').nth(1).waitFor();
    },
  })),
  {
    name: 'console-game',
    who: 'operator',
    open: (stage) => move(stage, '/games?page=1&edit=dice'),
  },
  {
    name: 'console-vendor-new',
    who: 'operator',
    open: (stage) => move(stage, '/vendors?edit=new'),
  },
  {
    name: 'console-member',
    who: 'operator',
    open: (stage, { rich }) => openDetail(stage, `/members?account=${rich.account}`),
  },
  ...['identity', 'proofs', 'history'].map((tab): StateRow => ({
    name: `console-member-${tab}`,
    who: 'operator',
    open: (stage, { rich }) => openDetail(stage, `/members?account=${rich.account}&tab=${tab}`),
  })),
  ...['balances', 'keys', 'history'].map((tab): StateRow => ({
    name: `console-vendor-${tab}`,
    who: 'operator',
    open: (stage) => openDetail(stage, `/vendors?id=filled&tab=${tab}`),
  })),
  ...['requested', 'disputed', 'paid', 'rejected', 'rules'].map((state): StateRow => ({
    name: `console-withdrawals-${state}`,
    who: 'operator',
    open: (stage) => move(stage, `/withdrawals?state=${state}`),
  })),
  {
    name: 'console-withdrawal',
    who: 'operator',
    open: async (stage, { rich }) => {
      await move(stage, '/withdrawals');
      await stage.page.getByRole('link', { name: rich.account }).first().click();
      await stage.page.locator('.detail').waitFor();
    },
  },
  {
    name: 'console-applications',
    who: 'operator',
    open: (stage) => move(stage, '/promotions?view=applications'),
  },
  {
    name: 'console-withdrawal-wrong',
    who: 'operator',
    isWindow: true,
    open: async (stage) => {
      await move(stage, '/withdrawals');
      await press(stage, 'Reject');
      await awaitDialog(stage, 'Reject this withdrawal?');
      await press(stage, 'Reject {amount}');
    },
    after: closeDialogs,
  },
];

/** Fills the console's login wrongly; the operator is not there yet. */
export const consoleGate: readonly StateRow[] = [
  {
    name: 'console-login',
    who: 'visitor',
    open: async (stage) => {
      await load(stage, '/login');
      await stage.page.locator('button[type=submit]').click();
    },
  },
  {
    name: 'console-claim',
    who: 'visitor',
    open: async (stage) => {
      const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
      const totpAddress = `otpauth://totp/Khelaghor:operator?secret=${totpSecret}`;
      const first = { purpose: 'first', username: null } as const;
      const value = { ...first, totpSecret, totpAddress, totpQr: onePixel };
      await stage.page.route('**/operator/setup/inspect', (route) =>
        route.fulfill({ json: { success: true, value } }),
      );
      await load(stage, `/claim#${'a'.repeat(43)}`);
      await stage.page.locator('.enrol__secret').waitFor();
      await stage.page.locator('button[type=submit]').click();
      await type(stage, 'username', 'shapla');
    },
    after: ({ page }) => page.unrouteAll(),
  },
];

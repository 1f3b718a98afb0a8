// Every screen of the players' site, in both languages, at the width of a phone and of a desk.
// Pictures of all of them land in test-output/screens/.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Known } from './commands.ts';
import { goLive, hydrated, look, lookByDay, watchComplaints } from './looks.ts';
import type { RunningSystem } from './running-system.ts';
import { textOf } from './texts.ts';
import type { JourneyLanguage } from './texts.ts';
import { openPage, test } from './world.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

const dialog = (page: Page) => page.getByRole('dialog');
const game = (page: Page) => page.frameLocator('iframe');

async function openDialog(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(dialog(page)).toBeVisible();
}

/** Taken over by its program, and nothing there that stands for what is still on its way. */
async function loaded(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('main .ghost')).toHaveCount(0);
}

// A test looks at some ten screens, and axe takes its time on a machine that is busy.
test.describe.configure({ mode: 'parallel', timeout: 150_000 });

test.afterEach(async ({ world }) => {
  await world.ask('freshSettings', {});
});

for (const language of languages) {
  const say = (english: string) => textOf('player', language, english);
  const press = (page: Page, english: string) =>
    page.getByRole('button', { name: say(english), exact: true }).click();

  test(`what a visitor sees, ${language}`, async ({ browser, world }) => {
    const page = await openPage(browser, world, { language });
    const isSilent = watchComplaints(page, [/status of 404/u]);

    await page.goto('/');
    await loaded(page);
    await look(page, 'home', { language, widths: [320, 360, 768, 1280, 1920] });
    await lookByDay(page, 'home', { language });

    await openDialog(page, '/?open=register');
    const captcha = dialog(page).getByRole('img', { name: say('Characters to type') });
    await expect(captcha).toBeVisible();
    await look(page, 'register', { language, windowOnly: true });
    await dialog(page).locator('button[type=submit]').click();
    await expect(dialog(page).getByText(say('This must be filled in.')).first()).toBeVisible();
    await look(page, 'register-errors', { language, windowOnly: true });

    await openDialog(page, '/?open=login');
    await look(page, 'login', { language, windowOnly: true });
    await openDialog(page, '/member/deposit');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await look(page, 'login-asked', { language });

    for (const path of ['fairness', 'inhouse', 'kite/that/flew']) {
      await page.goto(`/${path}`);
      await loaded(page);
      await look(page, path.replaceAll('/', '-'), { language });
    }
    isSilent();
    await page.context().close();
  });

  test(`the closed site and the lost connection, ${language}`, async ({ browser, world }) => {
    const page = await openPage(browser, world, { language });
    const isSilent = watchComplaints(page, [
      /status of 503/u,
      /ERR_INTERNET_DISCONNECTED/u,
      // Connected again, a page asks whether somebody is logged in now.
      /status of 401.*member\/info/u,
    ]);
    await goLive(page, '/');
    await loaded(page);
    await page.context().setOffline(true);
    const lost = say('No connection. What you see may be out of date; your money is safe.');
    await expect(page.getByText(lost)).toBeVisible();
    await look(page, 'offline', { language, windowOnly: true });
    await page.context().setOffline(false);
    await expect(page.getByText(say('Connected again. Everything is up to date.'))).toBeVisible();

    await world.ask('settings', { status: 1 });
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: say('Under maintenance') }).first(),
    ).toBeVisible();
    await look(page, 'maintenance', { language });
    isSilent();
    await page.context().close();
  });

  test(`what a member sees, ${language}`, async ({ browser, world }) => {
    const as = await world.ask('member', { balanceMinor: '1234567' });
    const names = [as.account];
    const page = await openPage(browser, world, { language, as });
    // Who joined after the night's proof of liabilities is told that he is not in it.
    const isSilent = watchComplaints(page, [/status of 404 .*\/proofs\//u]);
    const see = async (path: string, name: string) => {
      await page.goto(path);
      await loaded(page);
      await look(page, name, { language, names });
    };
    await see('/member/bets', 'bets-empty');
    await see('/member/account', 'account');
    await see('/member/liabilities', 'liabilities-own');
    await see('/liabilities', 'liabilities');
    await see('/', 'member-home');
    await openDialog(page, '/?open=registered');
    await look(page, 'registered', { language, names, windowOnly: true });
    await openDialog(page, '/?open=sign-out');
    await look(page, 'sign-out', { language, names, windowOnly: true });

    await page.goto('/');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.dock').getByRole('button').click();
    await expect(dialog(page)).toBeVisible();
    await look(page, 'menu', { language, names, widths: [360], windowOnly: true });
    isSilent();
    await page.context().close();
  });

  test(`paying in, ${language}`, async ({ browser, world }) => {
    const as = await world.ask('member', {});
    const names = [as.account];
    const page = await openPage(browser, world, { language, as });
    const isSilent = watchComplaints(page);
    await page.goto('/member/deposit');
    await loaded(page);
    await press(page, 'Continue');
    await expect(page.getByText(say('Say how much you want to deposit.'))).toBeVisible();
    await look(page, 'deposit-errors', { language, names });
    await page
      .getByRole('group', { name: say('Ready amounts') })
      .getByRole('button')
      .nth(1)
      .click();
    await look(page, 'deposit', { language, names });
    await lookByDay(page, 'deposit', { language, names });
    await press(page, 'Continue');
    await expect(page.getByRole('button', { name: say('Go to payment') })).toBeVisible();
    await look(page, 'deposit-review', { language, names });
    await press(page, 'Go to payment');
    await page.waitForURL(/\/pay\b/u);
    await look(page, 'gateway', { language });
    await page.locator('button[value=pay]').click();
    await page.waitForURL(/\/member\/deposit\?/u);
    await expect(page.getByText(say('Go and play'))).toBeVisible();
    await look(page, 'deposit-confirmed', { language, names });
    isSilent();
    await page.context().close();
  });

  test(`being paid out, ${language}`, async ({ browser, world }) => {
    const as = await world.ask('member', { balanceMinor: '500000' });
    const names = [as.account];
    const page = await openPage(browser, world, { language, as });
    const isSilent = watchComplaints(page);
    await page.goto('/member/withdraw');
    await loaded(page);
    await press(page, 'Continue');
    await expect(page.getByText(say('Say how much you want to withdraw.'))).toBeVisible();
    await look(page, 'withdraw-errors', { language, names });
    await page.locator('#amount').fill('1000');
    await page.getByRole('button', { name: say('Add a wallet') }).click();
    const adding = page.getByRole('dialog');
    await adding
      .locator('input[name=number]')
      .fill(language === 'bn' ? '01912345001' : '01912345002');
    await adding.locator('input[name=password]').fill(as.password);
    await look(page, 'wallet-adding', { language, names, windowOnly: true });
    await adding.locator('button[type=submit]').click();
    await expect(adding).toHaveCount(0);
    await look(page, 'withdraw-wallet', { language, names });
    await press(page, 'Continue');
    await expect(page).toHaveURL(/step=review/u);
    await page.locator('main input[name=password]').fill(as.password);
    await look(page, 'withdraw-review', { language, names });
    await page
      .locator('main')
      .getByRole('button', { name: say('Withdraw'), exact: true })
      .click();
    await expect(page.getByText(say('Your request is being checked'))).toBeVisible();
    await look(page, 'withdraw-requested', { language, names });
    isSilent();
    await page.context().close();
  });

  test(`the dice game and its records, ${language}`, async ({ browser, world }) => {
    const as = await world.ask('member', { balanceMinor: '500000' });
    const names = [as.account];
    const page = await openPage(browser, world, { language, as });
    const isSilent = watchComplaints(page);
    const inGame = (english: string) => textOf('games', language, english);
    await page.goto('/game?gameId=dice');
    const roll = game(page).getByRole('button', { name: inGame('Roll'), exact: true });
    await expect(roll).toBeVisible();
    await look(page, 'dice', { language, names });
    await roll.click();
    await expect(game(page).locator('.roll-chip')).toHaveCount(1);
    for (const panel of ['History', 'Seeds', 'Rules']) {
      const tab = game(page).getByRole('button', { name: inGame(panel), exact: true });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-expanded', 'true');
      await look(page, `dice-${panel.toLowerCase()}`, { language, names });
    }

    const [betId = ''] = await world.ask('roll', { account: as.account, times: 5, stake: '2000' });
    await page.goto('/member/bets');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await loaded(page);
    await look(page, 'bets', { language, names });
    await page.goto(`/verify/${betId}`);
    await loaded(page);
    await look(page, 'verify-dice-sealed', { language, names });
    await world.ask('revealSeed', { account: as.account, betId });
    await page.reload();
    await loaded(page);
    await look(page, 'verify-dice', { language, names });
    isSilent();
    await page.context().close();
  });

  test(`the lottery, ${language}`, async ({ browser, world }) => {
    const as = await world.ask('member', { balanceMinor: '500000' });
    const names = [as.account];
    const page = await openPage(browser, world, { language, as });
    const isSilent = watchComplaints(page);
    const betId = await buyTickets(world, as);
    await page.goto('/lottery?gameCode=k3');
    await loaded(page);
    await page.getByRole('group').getByRole('button', { pressed: false }).nth(1).click();
    await look(page, 'lottery', { language, names });
    await lookByDay(page, 'lottery', { language, names });

    for (const width of [360, 1280] as const) {
      await world.ask('toSecond', { second: 56 });
      await page.reload();
      await expect(page.getByText(say('Closed, drawing in'))).toBeVisible();
      await look(page, 'lottery-closed', { language, names, widths: [width] });
    }
    await world.ask('toSecond', { second: 10 });
    await page.reload();
    await expect(page.locator('.stage__sum')).toBeVisible();
    await page.locator('summary').click();
    await look(page, 'lottery-result', { language, names });
    await page.goto(`/verify/${betId}`);
    await loaded(page);
    await look(page, 'verify-lottery', { language, names });
    isSilent();
    await page.context().close();
  });
}

/** Three tickets of the running issue; one of them wins whatever is drawn. */
async function buyTickets(world: RunningSystem, { account }: Known): Promise<string> {
  await world.ask('toSecond', { second: 5 });
  const every = Array.from({ length: 16 }, (_, index) => [index + 3]);
  const [betId = ''] = await world.ask('buy', {
    account,
    tickets: [
      { play: 'sum', selections: every, stakePerLine: '1000' },
      { play: 'big', selections: [[]], stakePerLine: '5000' },
      { play: 'small', selections: [[]], stakePerLine: '5000' },
    ],
  });
  return betId;
}

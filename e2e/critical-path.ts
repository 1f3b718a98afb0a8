// The main job from end to end: a visitor signs up, pays in, plays Dice and K3, checks both, reads
// the books, takes money out, and leaves.
import { expect } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { patienceMs } from './patience.ts';
import { typeCaptcha } from './solve-captcha.ts';
import type { RunningSystem } from './running-system.ts';
import { translate } from './translations.ts';
import type { Catalogue, JourneyLanguage } from './translations.ts';

type Journey = {
  page: Page;
  account: string;
  say(english: string, catalogue?: Catalogue): string;
};

/** The new account's own. */
const password = 'a quiet river at dawn';

/** Done to the browser of each member, and of the operator, before its first page. */
type Prepare = (context: BrowserContext) => Promise<void>;

type Walker = { readonly language: JourneyLanguage; readonly width: 360 | 1280 };

async function begin(
  browser: Browser,
  { origins }: RunningSystem,
  { language, width }: Walker,
  prepare: Prepare | undefined,
): Promise<Journey> {
  const height = width === 360 ? 740 : 900;
  const context = await browser.newContext({ viewport: { width, height }, baseURL: origins.site });
  await prepare?.(context);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  return {
    page,
    account: `journey${language}`,
    say: (english, catalogue = 'player') => translate(catalogue, language, english),
  };
}

/** The site opens in Bengali; English is one touch away, and is kept. */
async function chooseLanguage({ page }: Journey, language: JourneyLanguage): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  if (language === 'bn') return;
  await page.getByRole('button', { name: 'English' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('hisLang'))).toBe('en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

async function signUp({ page, account, say }: Journey, system: RunningSystem): Promise<void> {
  await page.goto('/register');
  const form = page.getByRole('main');
  await form.locator('input[name=username]').fill(account);
  await form.locator('input[name=password]').fill(password);
  await form.locator('input[name=confirmPassword]').fill(password);
  await typeCaptcha(page, system);
  await form.locator('input[name=ageConfirmed]').check();
  await form.getByRole('button', { name: say('Create account'), exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(account);
  expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(account);
}

const balanceIn = (page: Page) => page.locator('.balance .amount');

/** A figure like ৳1,23,456.50 in poisha. */
async function readFigure(page: Page): Promise<number> {
  const text = await balanceIn(page).innerText();
  return Math.round(Number(text.replace(/[^\d.]/gu, '')) * 100);
}

async function payIn({ page, say }: Journey): Promise<void> {
  await page.goto('/member/deposit');
  await page.getByRole('button', { name: '৳1,000' }).first().click();
  await page.getByRole('button', { name: say('Continue') }).click();
  await page.getByRole('button', { name: say('Go to payment') }).click();
  await page.waitForURL(/\/pay\?/u);
  await page.locator('button').first().click();
  await page.waitForURL(/\/member\/deposit/u);
  // Neither a reload nor a touch: the notice changes page and header.
  await expect(balanceIn(page)).toHaveText('৳1,000.00');
}

async function playDice({ page, say }: Journey): Promise<void> {
  await page.goto('/game?gameId=dice');
  const game = page.frameLocator('iframe');
  const roll = game.getByRole('button', { name: say('Roll', 'games'), exact: true });
  await roll.click();
  await expect(game.getByRole('status').first()).toContainText(/\d\d?\.\d\d/u);
  await expect(balanceIn(page)).not.toHaveText('৳1,000.00');
}

/** Reads the newest bet's proof and has the browser recompute it. */
async function verifyNewest({ page, say }: Journey, reveal: boolean): Promise<void> {
  await page.goto('/member/bets');
  await page
    .getByRole('link', { name: say('Verify') })
    .first()
    .click();
  await page.waitForURL(/\/verify\//u);
  if (reveal) {
    await page
      .getByRole('button', { name: say('Reveal and check') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('Reveal and check') }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByText(say('Matches'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(say('Does not match'), { exact: true })).toHaveCount(0);
}

/** Expects the page to count down to the closing of the issue that the held clock has begun. */
async function expectTimeToBet(page: Page, say: Journey['say']): Promise<void> {
  const clock = page.locator('.draw-animation__clock').first();
  await expect(clock).toContainText(say('left to wager'));
  const text = await clock.innerText();
  const [, minutes = '0', seconds = '0'] = /(\d\d):(\d\d)/u.exec(text) ?? [];
  expect(Number(minutes) * 60 + Number(seconds)).toBeGreaterThan(20);
}

/** Buys two tickets of the running K3 issue. */
async function buyK3({ page, say }: Journey): Promise<void> {
  await page.goto('/lottery?gameCode=k3');
  const before = await readFigure(page);
  await expectTimeToBet(page, say);
  // The sums of 10 and 11.
  await page.locator('.bet-tile').nth(7).click();
  await page.locator('.bet-tile').nth(8).click();
  const place = page.getByRole('button', { name: new RegExp(`^${placeWords(say)}`, 'u') });
  await place.last().click();
  await expect.poll(() => readFigure(page)).toBeLessThan(before);
  const mine = page.getByRole('link', { name: say('Verify') });
  await expect(mine.first()).toBeVisible();
}

/** Sees the tickets drawn and settled without a reload. */
async function seeDraw({ page, say }: Journey): Promise<void> {
  const ended = page.getByText(new RegExp(`^(${say('Won')}|${say('Lost')})$`, 'u'));
  await expect(ended.first()).toBeVisible();
}

/** What the button says before its figure. */
const placeWords = (say: Journey['say']): string => say('Place bet');

async function readBooks({ page, say }: Journey): Promise<void> {
  await page.goto('/member/bets');
  await expect(page.getByRole('link', { name: say('Verify') })).toHaveCount(2);
  await page.goto('/member/account');
  await expect(page.getByText('+৳1,000.00').first()).toBeVisible();
}

async function askForPayout({ page, say }: Journey, number: string): Promise<void> {
  await page.goto('/member/withdraw');
  await page.getByLabel(say('How much will you withdraw?')).fill('200');
  await page.getByRole('button', { name: say('Add a wallet') }).click();
  const adding = page.getByRole('dialog');
  await adding.getByLabel(say('Wallet number')).fill(number);
  await adding.locator('input[name=password]').fill(password);
  await adding.locator('button[type=submit]').click();
  await expect(adding).toHaveCount(0);
  await page.getByRole('button', { name: say('Continue') }).click();
  await page.locator('main input[name=password]').fill(password);
  await page.getByRole('button', { name: say('Withdraw'), exact: true }).click();
  await expect(page.getByText(say('Your request is being checked')).first()).toBeVisible();
}

/** The console opens in Bengali too. */
const inConsole = (english: string): string => translate('console', 'bn', english);

async function makeOperator(
  browser: Browser,
  system: RunningSystem,
  prepare: Prepare | undefined,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: system.origins.console,
  });
  await prepare?.(context);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.goto(system.claimLink);
  const secret = (await page.locator('.enrol__secret').innerText()).replaceAll(/\s/gu, '');
  await page.locator('input[name=username]').fill('first.operator');
  await page.locator('input[name=password]').fill('eleven boats upon the padma');
  await page.locator('input[name=totpCode]').fill(await system.ask('totpCode', { secret }));
  await page.getByRole('button', { name: inConsole('Create account') }).click();
  await expect(page).not.toHaveURL(/claim/u);
  return page;
}

async function approve(console: Page, account: string): Promise<void> {
  await console.goto('/withdrawals');
  const row = console.getByRole('row').filter({ hasText: account });
  await row.getByRole('button', { name: inConsole('Approve') }).click();
  await console.getByRole('dialog').getByRole('button', { name: '৳200.00' }).click();
  await expect(row).toHaveCount(0);
}

async function leave({ page, say }: Journey): Promise<void> {
  await page.goto('/?open=sign-out');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('Log out') }).click();
  await expect(page.getByRole('link', { name: say('Log in') }).first()).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept).toEqual(['merchant']);
}

/** Walks it in Bengali at 360 pixels and in English at 1280, both at once. */
export async function walkCriticalPath(
  browser: Browser,
  world: RunningSystem,
  prepare?: Prepare,
): Promise<void> {
  const console = await makeOperator(browser, world, prepare);
  const play = async (walker: Walker) => {
    const journey = await begin(browser, world, walker, prepare);
    await chooseLanguage(journey, walker.language);
    await signUp(journey, world);
    await payIn(journey);
    await playDice(journey);
    await verifyNewest(journey, true);
    await buyK3(journey);
    return journey;
  };
  const [small, large] = await Promise.all([
    play({ language: 'bn', width: 360 }),
    play({ language: 'en', width: 1280 }),
  ]);
  // Both have their tickets, and the jobs of one minute draw for both.
  await world.ask('runJobs', { ms: minuteMs });
  const cashOut = async (journey: Journey, number: string) => {
    await seeDraw(journey);
    await verifyNewest(journey, false);
    await readBooks(journey);
    await askForPayout(journey, number);
  };
  await Promise.all([cashOut(small, '০১৭১২ ৩৪৫৬৭৮'), cashOut(large, '+880 1812-345678')]);
  for (const journey of [small, large]) {
    await approve(console, journey.account);
    await expect(journey.page.getByText('৳200.00').first()).toBeVisible();
    const paid = journey.say('The wallet network has confirmed the payout.');
    await expect(journey.page.getByText(paid).first()).toBeVisible();
    await leave(journey);
  }
}

// Every screen of the operators' console, in both languages, at the width of a phone and of a desk.
import { expect } from '@playwright/test';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { look, watchComplaints } from './looks.ts';
import { take, updatesPictures } from './pictures.ts';
import type { RunningSystem } from './running-system.ts';
import { textOf } from './texts.ts';
import type { JourneyLanguage } from './texts.ts';
import { test } from './world.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const operator = { username: 'shapla', password: 'a ferry crosses at noon' };
const requests = [
  ['rupali', '50000'],
  ['tanvir91', '123456'],
] as const;
// The address in the enrolment says what the account is called in the app.
const names = [operator.username, 'Khelaghor', 'operator'];

/** A browser that shows the console in a language. */
async function openConsole(
  browser: Browser,
  world: RunningSystem,
  language: JourneyLanguage,
  state?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: world.origins.console,
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    ...(state && { storageState: state }),
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('consoleLanguage', chosen);
  }, language);
  return context.newPage();
}

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}`, 'u') });

/** Makes the first operator through the form; answers with the browser's session. */
async function claim(page: Page, world: RunningSystem) {
  const secret = (await page.locator('.enrol__secret').innerText()).replaceAll(/\s/gu, '');
  await page.locator('input[name=username]').fill(operator.username);
  await page.locator('input[name=password]').fill(operator.password);
  await page.locator('input[name=totpCode]').fill(await world.ask('totpCode', { secret }));
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
  return { secret, state: await page.context().storageState() };
}

/** Opens and leaves the dialog of each decision about a withdrawal. */
async function lookAtDecisions(
  page: Page,
  language: JourneyLanguage,
  known: readonly string[],
): Promise<void> {
  for (const decision of ['Approve', 'Reject']) {
    await button(page, textOf('console', language, decision))
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const name = `console-${decision.toLowerCase()}`;
    await look(page, name, { language, names: known, windowOnly: true });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

type Claimed = Awaited<ReturnType<typeof claim>>;

// One after another: the first makes the operator whose session the others have.
test.describe.serial('the console', () => {
  let claimed: Claimed | undefined;
  const payees = requests.map(([account]) => account);
  const known = [...names, ...payees];

  test('the console’s gate, from the one-time link to the first operator', async ({
    browser,
    world,
  }) => {
    test.setTimeout(240_000);
    for (const [account, amount] of requests) {
      await world.ask('member', { account, balanceMinor: '500000' });
      await world.ask('roll', { account, times: 2, stake: '5000' });
      await world.ask('withdraw', { account, amount });
    }
    for (const language of languages) {
      const page = await openConsole(browser, world, language);
      const isSilent = watchComplaints(page, [/status of 401/u]);
      await page.goto('/login');
      await page.locator('button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await look(page, 'console-login', { language, names: known });
      await page.goto(world.claimLink);
      await expect(page.locator('.enrol__qr')).toBeVisible();
      await page.locator('button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await look(page, 'console-claim', { language, names: known });
      isSilent();
      if (language === languages.at(-1)) claimed = await claim(page, world);
      await page.context().close();
    }
  });

  for (const language of languages)
    test(`the console’s screens, ${language}`, async ({ browser, world }) => {
      test.setTimeout(240_000);
      const say = (english: string) => textOf('console', language, english);
      const page = await openConsole(browser, world, language, claimed?.state);
      const isSilent = watchComplaints(page);
      await page.goto('/');
      await expect(page.locator('.attention')).toBeVisible();
      await look(page, 'console', { language, names: known });
      await page.goto('/withdrawals');
      await expect(page.getByText(payees[0] ?? '').first()).toBeVisible();
      await look(page, 'console-withdrawals', { language, names: known });
      if (updatesPictures && language === 'en') {
        await page.setViewportSize({ width: 1280, height: 720 });
        await take(page, 'console-1280-en');
      }
      await lookAtDecisions(page, language, known);
      await world.ask('letter', { to: 'a@example.com', text: '৳ 123' });
      await page.goto('/outbox');
      await expect(page.getByText('৳ 123').first()).toBeVisible();
      await look(page, 'console-outbox', { language, names: [...known, 'a@example.com'] });

      await page.goto('/settings');
      await page.locator('input[value=beng]').check();
      await expect(button(page, say('Save'))).toBeVisible();
      await look(page, 'console-settings', { language, names: known });
      await button(page, say('Undo')).click();
      for (const part of ['Languages', 'Maintenance', 'Regions', 'Addresses', 'Menus']) {
        await page.getByRole('tab', { name: say(part), exact: true }).click();
        await look(page, `console-settings-${part.toLowerCase()}`, { language, names: known });
      }
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading').first()).toBeVisible();
      await look(page, 'console-missing', { language, names: known });
      isSilent();
      await page.context().close();
    });
});

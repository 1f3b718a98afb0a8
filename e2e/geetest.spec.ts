// Logging in where the site's settings choose GeeTest: its dialog comes over the form, may be
// closed and failed, and lets the login pass; where GeeTest is away, proof of work replaces it
// unseen.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { getDialog, getField, pressIn } from './dialogs.ts';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
// A browser logs refusals and failed loads.
const answers = [/\b(?:401|422|503)\b/u, /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/u];

// The accessibility check reads every style sheet itself, and may not read one of another site.
const reading = [/XMLHttpRequest at '[^']*\/box\.css'/u, /ERR_FAILED \([^)]*\/box\.css\)/u];

test.describe.configure({ mode: 'default' });

/** Returns what a page has fetched from other hosts. */
const fetchedElsewhere = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, protocol }) => protocol !== 'data:' && origin !== location.origin)
      .map(({ pathname }) => pathname),
  );

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const isIn = (page: Page) => expect(page.locator('.bottom-nav')).toContainText(say('Mine'));
  const isOut = (page: Page) => expect(page.locator('.bottom-nav')).not.toContainText(say('Mine'));
  const getBox = (page: Page) => page.locator('.geetest_box');

  async function send(page: Page, account: string, password: string): Promise<void> {
    await getField(page, 'username').fill(account);
    await getField(page, 'password').fill(password);
    await pressIn(page, say('Log in'));
  }

  test(`GeeTest’s dialog, ${language}`, async ({ browser, world, turn }) => {
    const { account, password } = await world.ask('member', {});
    await world.ask('geetest', { mood: 'well' });
    const page = await openPage(browser, world, turn);
    const isSilent = watchPageErrors(page, [...answers, ...reading]);
    await openPath(page, '/?open=login');
    await expect(getDialog(page)).toBeVisible();
    expect(await fetchedElsewhere(page), 'nothing of GeeTest before it is needed').toEqual([]);

    await send(page, account, password);
    await expect(getBox(page)).toBeVisible();
    const looked = { ...turn, names: [account] };
    await look(page, 'login-geetest', looked);
    await getBox(page).getByRole('button', { name: 'Leave' }).click();
    await expect(getBox(page)).toHaveCount(0);
    await expect(getDialog(page)).toContainText(
      say('The security check was closed. Nothing was sent.'),
    );
    await expect(getField(page, 'password')).toHaveValue(password);
    await look(page, 'login-geetest-closed', looked);
    await isOut(page);

    // A wrong guess stays in the dialog; the next one lets the login pass.
    await pressIn(page, say('Log in'));
    await getBox(page).getByRole('button', { name: 'Guess' }).click();
    await expect(getBox(page)).toBeVisible();
    await getBox(page).getByRole('button', { name: 'I am' }).press('Enter');
    await isIn(page);
    expect(await fetchedElsewhere(page)).toEqual(
      expect.arrayContaining(['/v4/gt4.js', '/load', '/box.css', '/piece.svg']),
    );
    isSilent();
    await page.context().close();
    await world.ask('geetest', { mood: null });
  });

  test(`GeeTest is away, ${language}`, async ({ browser, world, turn }) => {
    const { account, password } = await world.ask('member', {});
    // Clears what the server knows of GeeTest's state.
    await world.ask('passes', { ms: 120_000 });
    await world.ask('geetest', { mood: 'well' });
    const page = await openPage(browser, world, turn);
    await openPath(page, '/?open=login');
    await getField(page, 'username').fill(account);
    // Away between the opening of the form and its dialog: first the dialog does not come.
    await world.ask('geetest', { mood: 'away' });
    await send(page, account, password);
    await isIn(page);
    await expect(getBox(page)).toHaveCount(0);
    await page.context().close();

    // Then the dialog comes, and its answer cannot be checked: the reader needs to do nothing more.
    await world.ask('passes', { ms: 120_000 });
    await world.ask('geetest', { mood: 'broken' });
    const other = await openPage(browser, world, turn);
    await openPath(other, '/?open=login');
    await send(other, account, password);
    await getBox(other).getByRole('button', { name: 'I am' }).click();
    await isIn(other);
    await other.context().close();
    await world.ask('geetest', { mood: null });
  });

  test(`GeeTest is blocked in the browser, ${language}`, async ({ browser, world, turn }) => {
    const { account, password } = await world.ask('member', {});
    await world.ask('passes', { ms: 120_000 });
    await world.ask('geetest', { mood: 'well' });
    const page = await openPage(browser, world, turn);
    await page.route('**/v4/gt4.js', (route) => route.abort());
    await openPath(page, '/?open=login');
    await send(page, account, password);
    const said = getDialog(page).locator('.alert');
    await expect(said).toHaveText(
      language === 'bn' ? /নিরাপত্তা যাচাই খোলা যায়নি/u : /The security check could not be loaded/u,
    );
    await look(page, 'login-geetest-blocked', { ...turn, names: [account] });
    await isOut(page);
    await page.context().close();
    await world.ask('geetest', { mood: null });
  });
}

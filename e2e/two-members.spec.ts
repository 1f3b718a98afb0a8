// One browser, several tabs and one session: a tab of an older member, of a visitor, and of one who
// logged out in another tab; and forms whose session ends before they are sent.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { getDialog, logInHere, pressIn } from './dialogs.ts';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { addSession, openPage, test } from './site-fixtures.ts';
import { openWithdrawalReview, sendWithdrawal } from './withdraw.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const sessionCookie = { name: '__Host-session' };

test.describe.configure({ mode: 'default' });

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const filled = (english: string, name: string) => say(english).replaceAll('{nickname}', name);
  const isIn = (page: Page) => expect(page.locator('.bottom-nav')).toContainText(say('Mine'));
  const isOut = (page: Page) => expect(page.locator('.bottom-nav')).not.toContainText(say('Mine'));

  test(`an old tab says who is logged in now, ${language}`, async ({ browser, world, turn }) => {
    const older = await world.ask('member', { balanceMinor: '1111100' });
    const newer = await world.ask('member', { balanceMinor: '2222200' });
    const looked = { ...turn, names: [older.account, newer.account] };
    const old = await openPage(browser, world, { ...turn, as: older });
    // Refusals come as answers, which a browser logs.
    const isSilent = watchPageErrors(old, [/\b(?:401|409)\b/u]);
    await openPath(old, '/lottery?gameId=k3');
    await isIn(old);
    const context = old.context();
    // Another tab logs in as another member: to this one it is told by the browser.
    await context.clearCookies(sessionCookie);
    const fresh = await context.newPage();
    await openPath(fresh, '/?open=login');
    await logInHere(fresh, newer, language);
    await isIn(fresh);

    const told = old.getByRole('dialog', {
      name: filled('{nickname} is logged in now', newer.account),
    });
    await expect(told).toBeVisible();
    await expect(old.locator('body')).not.toContainText('11,111.00');
    await look(old, 'other-member', looked);
    await told
      .getByRole('button', { name: filled('Continue as {nickname}', newer.account) })
      .click();
    await expect(told).toHaveCount(0);
    await isIn(old);
    await expect(old.locator('.balance')).toContainText('22,222.00');
    isSilent();
    await context.close();
  });

  test(`a press in an old tab does nothing for the newer member, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const older = await world.ask('member', {});
    const newer = await world.ask('member', {});
    const old = await openPage(browser, world, { ...turn, as: older });
    await openPath(old, '/feedback');
    await old.getByRole('textbox').first().fill('For the older member');
    // The session changes without a word, as it does where tabs cannot talk to each other.
    await addSession(old.context(), newer);
    await old.getByRole('button', { name: say('Send'), exact: true }).click();
    const told = old.getByRole('dialog', {
      name: filled('{nickname} is logged in now', newer.account),
    });
    await expect(told).toBeVisible();
    await told.getByRole('button').last().click();
    await expect(told).toHaveCount(0);
    await expect(old.locator('.feedback-entry')).toHaveCount(0);
    await old.context().close();
  });

  test(`tabs follow a login and a logout of another tab, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const as = await world.ask('member', { balanceMinor: '3333300' });
    const first = await openPage(browser, world, turn);
    await openPath(first, '/');
    await isOut(first);
    const second = await first.context().newPage();
    await openPath(second, '/?open=login');
    await logInHere(second, as, language);
    await isIn(second);
    const told = first.getByRole('dialog', {
      name: filled('{nickname} is logged in now', as.account),
    });
    await told.getByRole('button').last().click();
    await isIn(first);
    await expect(first.locator('.balance')).toContainText('33,333.00');

    await openPath(second, '/?open=sign-out');
    await pressIn(second, say('Log out'));
    await isOut(second);
    await isOut(first);
    await expect(first.locator('body')).not.toContainText('33,333.00');
    await first.context().close();
  });

  test(`a withdrawal goes on after its session ended, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const as = await world.ask('member', { balanceMinor: '500000' });
    const page = await openPage(browser, world, { ...turn, as });
    await openWithdrawalReview(page, as, say);
    await page.context().clearCookies(sessionCookie);
    await sendWithdrawal(page, say);
    const lead = 'You were logged out. Log in to go on; what you entered is still here.';
    await expect(getDialog(page)).toContainText(say(lead));
    await look(page, 'login-again', { ...turn, names: [as.account] });
    await logInHere(page, as, language);
    await expect(page.getByText(say('Your request is being checked'))).toBeVisible();
    expect(await world.ask('counts', { account: as.account })).toMatchObject({ withdrawals: 1 });
    await page.context().close();
  });

  test(`feedback stays while its writer logs in, or another does, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const as = await world.ask('member', {});
    const other = await world.ask('member', {});
    const page = await openPage(browser, world, { ...turn, as });
    const words = page.locator('textarea').first();
    const send = () => page.getByRole('button', { name: say('Send'), exact: true }).click();
    await openPath(page, '/feedback');
    await words.fill('My draw was late.');
    // Ended elsewhere: the login opens over the page before anything is pressed.
    await world.ask('logOut', { account: as.account });
    await expect(getDialog(page)).toBeVisible();
    await logInHere(page, as, language);
    await expect(getDialog(page)).toHaveCount(0);
    await expect(words).toHaveValue('My draw was late.');
    await page.context().clearCookies(sessionCookie);
    await send();
    // Closed without a login the text stays, and the next press asks again.
    await getDialog(page)
      .getByRole('button', { name: say('Close') })
      .click();
    await expect(getDialog(page)).toHaveCount(0);
    await expect(words).toHaveValue('My draw was late.');
    await send();
    await logInHere(page, as, language);
    await expect(page.getByText(say('Thank you. We have received it.'))).toBeVisible();
    await expect(page.locator('.feedback-entry')).toHaveCount(1);

    await openPath(page, '/feedback');
    await words.fill('Not for another.');
    await page.context().clearCookies(sessionCookie);
    await send();
    await logInHere(page, other, language);
    await expect(page).toHaveURL(/\/$/u);
    await isIn(page);
    await openPath(page, '/feedback');
    await expect(page.getByRole('heading', { name: say('Sent by you') })).toBeVisible();
    await expect(page.locator('.feedback-entry')).toHaveCount(0);
    await page.context().close();
  });
}

// A withdrawal whose answer is lost on the way is looked for and shown; there are never two.
import { expect } from '@playwright/test';
import { look } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openWithdrawalReview, sendWithdrawal } from './withdraw.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

test.describe.configure({ mode: 'default' });

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);

  test(`a withdrawal whose answer was lost is shown, once, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const as = await world.ask('member', { balanceMinor: '500000' });
    const page = await openPage(browser, world, { ...turn, as });
    let isLost = true;
    let sent = 0;
    // Requests reach the server; what it says does not reach the page.
    await page.route('**/wps/withdrawal/requests**', async (route) => {
      if (route.request().method() === 'POST') {
        sent += 1;
        await route.fetch();
        return route.abort('connectionreset');
      }
      return isLost ? route.abort('connectionreset') : route.continue();
    });
    await openWithdrawalReview(page, as, say);
    await sendWithdrawal(page, say);
    await expect(page.getByText(say('Your withdrawal may have been taken already'))).toBeVisible();
    await look(page, 'withdrawal-lost', { ...turn, names: [as.account] });
    // Neither the way back nor a reload leads to a second one.
    await page.reload();
    isLost = false;
    await expect(page.getByText(say('Your request is being checked'))).toBeVisible();
    await expect(page).toHaveURL(/withdrawal=/u);
    expect(sent).toBe(1);
    expect(await world.ask('counts', { account: as.account })).toMatchObject({ withdrawals: 1 });
    await page.context().close();
  });

  test(`a withdrawal that never reached the server is sent again, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const as = await world.ask('member', { balanceMinor: '500000' });
    const page = await openPage(browser, world, { ...turn, as });
    let tries = 0;
    await page.route('**/wps/withdrawal/requests', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      tries += 1;
      return tries === 1 ? route.abort('connectionreset') : route.continue();
    });
    await openWithdrawalReview(page, as, say);
    await sendWithdrawal(page, say);
    const absent = say('Your withdrawal was not taken. You can send it again.');
    await expect(page.getByText(absent)).toBeVisible();
    await page.locator('main input[name=password]').fill(as.password);
    await sendWithdrawal(page, say);
    await expect(page.getByText(say('Your request is being checked'))).toBeVisible();
    expect(await world.ask('counts', { account: as.account })).toMatchObject({ withdrawals: 1 });
    await page.context().close();
  });
}

// A member has messages shown on a device: what the browser's answers lead to, and how the device
// is removed from another one. A browser without a window says that notifications are blocked,
// whatever it was allowed, and it reaches no push service: these two answers are made up.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { look, openPath, watchPageErrors } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';

const address = '/member/messages';

/** From now on the page's browser says what it was allowed. */
async function allowNotifications(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  });
}

/** From now on the page's browser subscribes as if its push service were reached. */
const reachPushService = (page: Page) =>
  page.evaluate(() => {
    const endpoint = 'https://push.example.org/journey';
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const subscription = { toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
    PushManager.prototype.subscribe = () => Promise.resolve(subscription);
  });

for (const language of ['bn', 'en'] as const) {
  test(`a device shows messages once its member has chosen it, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const say = (english: string) => translate('player', language, english);
    const as = await world.ask('member', {});
    const other = await openPage(browser, world, turn);
    await openPath(other, '/?open=login');
    const form = other.getByRole('dialog');
    await form.locator('input[name=username]').fill(as.account);
    await form.locator('input[name=password]').fill(as.password);
    await form.locator('button[type=submit]').click();
    await expect(other.locator('.balance')).toBeVisible();
    const page = await openPage(browser, world, { ...turn, as, hasWorker: true });
    const isSilent = watchPageErrors(page, [/incognito mode/u]);
    const open = async (shown: Page) => {
      await openPath(shown, address);
      await shown.locator('.notify summary').click();
    };
    const choice = page.getByRole('checkbox', { name: say('Notify me on this device') });
    const note = page.locator('.notify').getByRole('status');

    await open(page);
    await expect(note).toHaveText(
      say(
        'Your browser blocks notifications of this site. Allow them in the browser’s settings for this site, then reload the page.',
      ),
    );
    await expect(choice).toBeDisabled();
    await allowNotifications(page);
    await open(page);
    await choice.click();
    await expect(note).toHaveText(
      say(
        'Your browser does not reach its push service. A private window never does; otherwise try again later.',
      ),
    );
    await reachPushService(page);
    await choice.click();
    await expect(choice).toBeChecked();
    const devices = page.locator('.notify .account-row');
    await expect(devices).toContainText(say('This device'));
    const names = ['Chrome', 'Linux', 'HeadlessChrome'];
    await look(page, 'notify-devices', { ...turn, names });

    await open(other);
    await other.getByRole('button', { name: say('Remove'), exact: true }).click();
    await expect(other.locator('.toasts')).toContainText(say('That device is no longer notified'));
    await expect(other.locator('.notify .account-row')).toHaveCount(0);
    await open(page);
    await expect(choice).not.toBeChecked();
    isSilent();
    await other.context().close();
    await page.context().close();
  });
}

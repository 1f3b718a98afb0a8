// A browser that refuses to store anything: its member stays logged in, and plays.
import { expect } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { logInHere } from './dialogs.ts';
import { openPath, watchPageErrors } from './page-checks.ts';
import type { RunningSystem } from './running-system.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';

const say = (english: string) => translate('player', 'en', english);

type Kept = { readonly browser: Browser; readonly world: RunningSystem };

/** Logs in, loads a page anew and plays, with a browser that refuses to store anything. */
async function playWithoutStorage({ browser, world }: Kept, refuseStorage: () => void) {
  const as = await world.ask('member', { balanceMinor: '100000' });
  const page = await openPage(browser, world, { language: 'en' });
  const isSilent = watchPageErrors(page, [/ERR_INTERNET_DISCONNECTED/u]);
  await page.addInitScript(refuseStorage);
  await openPath(page, '/?open=login');
  await logInHere(page, as, 'en');
  const mine = page.locator('.bottom-nav');
  await expect(mine).toContainText(say('Mine'));
  await openPath(page, '/member/bets');
  await expect(mine).toContainText(say('Mine'));
  // After a gap in its connection the page asks who is logged in. It may not be connected yet.
  await expect(async () => {
    const url = /\/wps\/member\/info$/u;
    const asked = page.waitForResponse(url, { timeout: 4_000 });
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await asked;
  }).toPass();
  await expect(mine).toContainText(say('Mine'));
  await openPath(page, '/game?gameId=dice');
  const game = page.frameLocator('iframe');
  const roll = game.getByRole('button', { name: translate('games', 'en', 'Roll'), exact: true });
  await roll.click();
  await expect(game.locator('.recent-round')).toHaveCount(1);
  isSilent();
  await page.context().close();
}

test('a browser whose storage is full keeps the member logged in', ({ browser, world }) =>
  playWithoutStorage({ browser, world }, () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  }));

test('a browser that forbids storage keeps the member logged in', ({ browser, world }) =>
  playWithoutStorage({ browser, world }, () => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
  }));

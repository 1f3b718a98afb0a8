import { openPath } from './page-checks.ts';
import { translate } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

for (const [language, width, theme] of [
  ['bn', 360, 'dark'],
  ['en', 1280, 'light'],
] as const) {
  test(`pics, ${language}`, async ({ browser, world }) => {
    test.setTimeout(120_000);
    const say = (english: string) => translate('player', language, english);
    const organiser = await world.ask('member', { balanceMinor: '100000' });
    const friend = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { language, width, theme, as: organiser });
    await world.ask('toSecond', { second: 5 });
    const shot = (p: typeof page, name: string) =>
      p.screenshot({ path: `/tmp/gp/${name}-${language}.png` });
    await openPath(page, '/lottery?gameCode=k3&playType=sum');
    await page.locator('.bet-tile').nth(1).click();
    await page.locator('.bet-tile').nth(3).click();
    const toggle = page.locator('.bet-slip__toggle');
    if (await toggle.isVisible()) await toggle.click();
    await page.waitForTimeout(500);
    await shot(page, '1slip');
    await page.getByRole('button', { name: say('Share this ticket') }).click();
    await page.getByLabel(say('You guarantee')).fill('4');
    await page.waitForTimeout(500);
    await shot(page, '2share');
    await page.getByLabel(say('You buy')).fill('0');
    await shot(page, '2error');
    await page.getByLabel(say('You buy')).fill('1');
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await page.getByText(say('Your ticket is on sale.')).waitFor();
    await shot(page, '3shared');
    const link = new URL(await page.locator('.group-link > span').first().innerText());
    const visitor = await openPage(browser, world, { language, width, theme });
    await openPath(visitor, `${link.pathname}${link.search}`);
    await visitor.waitForTimeout(1000);
    await shot(visitor, '4visitor');
    const other = await openPage(browser, world, { language, width, theme, as: friend });
    await openPath(other, `${link.pathname}${link.search}`);
    await other.getByLabel(say('Shares to buy')).fill('7');
    await other.waitForTimeout(500);
    await shot(other, '5buy');
    await other.getByRole('dialog').locator('button[type=submit]').click();
    await other.getByText(say('The shares are yours.')).waitFor();
    await other.waitForTimeout(500);
    await shot(other, '6bought');
    await other.keyboard.press('Escape');
    const panel = other.locator('.lottery__tickets details summary');
    await panel.scrollIntoViewIfNeeded();
    await panel.click();
    await other.locator('.group').first().waitFor();
    await other.waitForTimeout(500);
    await panel.evaluate((node) => node.scrollIntoView({ block: 'start' }));
    await other.waitForTimeout(500);
    await shot(other, '7panel');
    await other.screenshot({ path: `/tmp/gp/7full-${language}.png`, fullPage: true });
    await world.ask('passes', { ms: 120_000 });
    await openPath(other, '/lottery?gameCode=k3');
    await other
      .getByRole('link', { name: say('Verify') })
      .first()
      .click();
    await other.waitForURL(/\/verify\//u);
    await other.getByText(say('Everything matches')).waitFor();
    await other.screenshot({ path: `/tmp/gp/8verify-${language}.png`, fullPage: true });
  });
}

// What an operator saves in the console is what visitors see: menus, languages, regions,
// maintenance, announcements.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { openPath, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import { openPage } from './site-fixtures.ts';

const say = (english: string) => translate('player', 'en', english);

test.describe.configure({ mode: 'default' });

test.afterEach(({ house }) => house.system.ask('defaultSettings', {}));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const getPhone = (page: Page) => page.frameLocator('.preview iframe').first().locator('body');

async function openPart(page: Page, part: string): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('tab', { name: part, exact: true }).click();
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save').click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
}

/** Requests the changed settings, and has another operator confirm the request. */
async function saveByTwo(page: Page, other: Page, reason: string): Promise<void> {
  await button(page, 'Save').click();
  const dialog = getDialog(page);
  await dialog.locator('textarea').fill(reason);
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await other.goto('/');
  const request = other.locator('.data-table__row', { hasText: reason });
  await request.getByRole('link').click();
  await request.getByRole('button', { name: /^Confirm/u }).click();
  await getDialog(other).locator('button[type=submit]').click();
  await expect(request).toHaveCount(0);
}

test('menus: what is off is nowhere, and the rest stands in its order', async ({
  browser,
  house,
}) => {
  await house.system.ask('channel', { csType: 'TELEGRAM', url: 'https://t.me/khelaghor' });
  const visitor = await openPage(browser, house.system, { language: 'en', width: 1280 });
  const menu = visitor.getByRole('navigation', { name: say('Side menu') });
  const lotteries = visitor.getByRole('link', { name: say('Lottery'), exact: true });
  const languages = visitor.getByRole('group', { name: say('Language') });
  await openPath(visitor, '/fairness');
  await expect(languages).toBeVisible();
  await expect(lotteries).not.toHaveCount(0);

  const desk = await openConsole(browser, house, 'en');
  const isSilent = watchPageErrors(desk);
  await openPart(desk, 'Menus');
  const phone = getPhone(desk);
  await expect(phone.locator('.category-tabs__item').first()).toHaveText(say('Lottery'));
  await desk.getByRole('checkbox', { name: 'Lottery', exact: true }).uncheck();
  await expect(phone.locator('.category-tabs__item').first()).toHaveText(say('In-house games'));
  await expect(phone.getByRole('group', { name: say('Language') })).toBeAttached();
  await desk.getByRole('checkbox', { name: 'Language', exact: true }).uncheck();
  await expect(phone.getByRole('group', { name: say('Language') })).toHaveCount(0);
  // Before the offers, and before the pages.
  for (let passed = 0; passed < 5; passed += 1)
    await button(desk, 'Move Customer service up').click();
  await expect(phone.locator('.nav-list__item').first()).toHaveText(say('Customer service'));
  // What has no other place is not offered to be moved.
  await expect(button(desk, 'Move Language up')).toHaveCount(0);
  await save(desk);
  isSilent();
  await desk.context().close();

  await openPath(visitor, '/fairness');
  await expect(menu.locator('.nav-list__item').first()).toHaveText(say('Customer service'));
  await expect(lotteries).toHaveCount(0);
  await expect(languages).toHaveCount(0);
  await visitor.setViewportSize({ width: 360, height: 740 });
  const drawer = visitor.getByRole('dialog');
  await visitor.getByRole('button', { name: say('Menu'), exact: true }).click();
  await expect(drawer.locator('.nav-list__item').first()).toHaveText(say('Telegram'));
  await expect(drawer.getByRole('group', { name: say('Language') })).toHaveCount(0);
  await expect(lotteries).toHaveCount(0);
  await visitor.context().close();
  await house.system.ask('channel', null);
});

test('languages: one more is offered, and another is the first', async ({ browser, house }) => {
  const desk = await openConsole(browser, house, 'en');
  await openPart(desk, 'Languages');
  await desk.getByRole('checkbox', { name: 'Español' }).check();
  await desk.getByRole('combobox', { name: 'Language of a first visit' }).selectOption('es');
  await button(desk, 'Move Spanish up').click();
  await button(desk, 'Move Spanish up').click();
  await save(desk);
  await desk.context().close();

  const visitor = await openPage(browser, house.system, { language: 'en', width: 1280 });
  await visitor.context().clearCookies({ name: 'hisLang' });
  await openPath(visitor, '/fairness');
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'es');
  const choice = visitor.locator('.choices .switch').first();
  await expect(choice.getByRole('button')).toHaveText(['Español', 'বাংলা', 'English']);
  await choice.getByRole('button', { name: 'English' }).click();
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
  await visitor.context().close();
});

test('regions: a closed country is shown the way out, and let in again', async ({
  browser,
  house,
}) => {
  const visitor = await openPage(browser, house.system, { language: 'en' });
  await openPath(visitor, '/fairness');
  const desk = await openConsole(browser, house, 'en');
  const operator = await house.system.ask('anotherOperator', { username: 'shefali.en' });
  const other = await openConsole(browser, { ...house, operator }, 'en');
  await openPart(desk, 'Regions');
  const rule = desk.getByLabel('What is allowed: All other countries');
  await rule.selectOption('blocked');
  await desk.getByRole('combobox', { name: 'Another country' }).selectOption('NP');
  await expect(getPhone(desk)).toContainText(say('This site is not available in your region.'));
  await expect(getPhone(desk)).toContainText('Nepal');
  await saveByTwo(desk, other, 'Other countries are closed.');
  const closed = visitor.getByRole('heading', { name: say('Not available in your region') });
  await expect(closed.first()).toBeVisible();
  await openPart(desk, 'Regions');
  await rule.selectOption('play_only');
  await saveByTwo(desk, other, 'Other countries may play.');
  await expect(visitor.getByRole('banner')).toBeVisible();
  await visitor.context().close();
  await desk.context().close();
  await other.context().close();
});

test('regions: a blocked network is shown the same page, and let in again', async ({
  browser,
  house,
}) => {
  const visitor = await openPage(browser, house.system, { language: 'en' });
  await openPath(visitor, '/fairness');
  const desk = await openConsole(browser, house, 'en');
  await openPart(desk, 'Regions');
  const networks = ['127.0.0.0/8', '::1'];
  for (const network of networks) {
    await button(desk, 'Another address').click();
    await desk.getByLabel('Address or network').last().fill(network);
  }
  await save(desk);
  const closed = visitor.getByRole('heading', { name: say('Not available in your region') });
  await expect(closed.first()).toBeVisible();
  await openPart(desk, 'Regions');
  for (const network of networks) await button(desk, `Remove ${network}`).click();
  await save(desk);
  await expect(visitor.getByRole('banner')).toBeVisible();
  await visitor.context().close();
  await desk.context().close();
});

test('maintenance: closed and opened from the console, in the operator’s words', async ({
  browser,
  house,
}) => {
  const visitor = await openPage(browser, house.system, { language: 'bn' });
  await openPath(visitor, '/fairness');
  const desk = await openConsole(browser, house, 'en');
  await openPart(desk, 'Maintenance');
  // The usual words in the readers' language, until there are others.
  const usual = 'We will be back soon. Open bets are settled as usual; your money is safe.';
  const phone = getPhone(desk);
  await expect(phone).toContainText(usual);
  await desk.getByRole('tabpanel').getByRole('button', { name: 'বাংলা' }).click();
  await expect(phone).toContainText(translate('player', 'bn', usual));
  await desk.getByLabel('Title in Bengali').fill('ঘর গোছানো চলছে');
  await desk.getByLabel('Text in Bengali').fill('চা শেষ হওয়ার আগেই ফিরব।');
  await expect(phone.getByRole('heading', { level: 2 })).toHaveText('ঘর গোছানো চলছে');
  await desk.locator('input[value=closed]').check();
  await button(desk, 'Save').click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Close the site' }).click();
  await expect(visitor.getByText('চা শেষ হওয়ার আগেই ফিরব।')).toBeVisible();
  await expect(visitor).toHaveTitle(/ঘর গোছানো চলছে/u);
  await desk.locator('input[value=open]').check();
  await save(desk);
  await expect(visitor.getByRole('banner')).toBeVisible();
  await visitor.context().close();
  await desk.context().close();
});

test('announcements: written, shown, taken off', async ({ browser, house }) => {
  const desk = await openConsole(browser, house, 'en');
  await desk.goto('/announcements');
  await button(desk, 'New announcement').click();
  await desk.getByRole('textbox', { name: 'Title · বাংলা' }).fill('মেলা বসেছে');
  await desk.getByRole('textbox', { name: 'Title · English' }).fill('The fair is here');
  await desk.getByRole('textbox', { name: 'Text · বাংলা' }).fill('চলে আসুন।');
  await desk.getByRole('textbox', { name: 'Text · English' }).fill('Come ');
  await desk.keyboard.press('Control+b');
  await desk.keyboard.type('along');
  await desk.keyboard.press('Control+b');
  await desk.keyboard.type('.');
  // Before the seeded ones, so that it is the first on the line.
  await desk.getByLabel('Order').fill('1');
  await expect(getPhone(desk)).toContainText('The fair is here');
  await button(desk, 'Save').click();
  const row = desk.locator('.content-row', { hasText: 'The fair is here' });
  await expect(row).toBeVisible();

  const visitor = await openPage(browser, house.system, { language: 'en' });
  await openPath(visitor, '/');
  await visitor.getByRole('link', { name: 'The fair is here' }).click();
  const dialog = visitor.getByRole('dialog');
  await expect(dialog.locator('.rich b')).toHaveText('along');

  await row.getByRole('button').first().click();
  await desk.getByRole('checkbox', { name: 'Show it on the site' }).uncheck();
  await button(desk, 'Save').click();
  await expect(desk.locator('.preview')).toHaveCount(0);
  await openPath(visitor, '/');
  await expect(visitor.getByText('The fair is here')).toHaveCount(0);
  await visitor.context().close();
  await row.getByRole('button').last().click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await desk.context().close();
});

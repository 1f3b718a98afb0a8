// Operators add vendors, import games, close games for repair and write the site's texts; HTML in a
// text runs no script in the console.
import { generateKeyPairSync } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { translateError as formatRefusal } from '@khelaghor/server/lib/http/messages.ts';
import { fetchedFrom, hostileHtml } from '@khelaghor/testkit/hostile-html.ts';
import { findXssDamage, noXssDamage, pasteHtml } from './rich-text.ts';
import { openConsole, test } from './console-fixtures.ts';
import { openPath, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
test.describe.configure({ mode: 'default' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = [
  { vendorGameCode: 'kite_1', titleEn: 'Kite race', titleBn: 'ঘুড়ির দৌড়', gameType: 'RNG' },
  { vendorGameCode: 'boat_1', titleEn: 'Boat race', titleBn: 'নৌকা বাইচ', gameType: 'RNG' },
];

function publicKey(): string {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return keys.publicKey.export({ format: 'pem', type: 'spki' }).toString();
}

test('a vendor is added, changed, opened and closed', async ({ browser, house }) => {
  const page = await openConsole(browser, house, 'en');
  const isSilent = watchPageErrors(page, [/status of 4(?:00|22)/u]);
  await page.goto('/vendors');
  await button(page, 'New vendor').click();
  await page.getByRole('textbox', { name: 'Code' }).fill('Shapla');
  await page.getByLabel('Vendor code (vassalage)').fill('shapla');
  await page.getByLabel('Public key of the vendor (PEM)').fill('no key at all');
  await page.getByRole('textbox', { name: 'Display name · বাংলা' }).fill('শাপলা');
  await page.getByRole('textbox', { name: 'Display name · English' }).fill('Shapla games');
  await page.getByLabel('Address of its server').fill('http://example.org');
  await page.getByLabel('Origins of its games').fill('https://games.example.org/');
  await button(page, 'Save').click();
  // A wrong key and an address without TLS are refused; the form keeps its values.
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await page.getByLabel('Public key of the vendor (PEM)').fill(publicKey());
  await page.getByLabel('Address of its server').fill('https://example.org');
  await expect(page.frameLocator('.preview iframe').first().locator('body')).toContainText(
    'Shapla games',
  );
  await button(page, 'Save').click();
  const row = page.locator('.data-table__row', { hasText: 'Shapla games' });
  await expect(row).toContainText('SHAPLA');

  await row.getByRole('button', { name: 'Change: Shapla games' }).click();
  await page.getByRole('textbox', { name: 'Display name · English' }).fill('Shapla studio');
  await page.getByRole('checkbox', { name: 'Fish' }).check();
  await button(page, 'Save').click();
  const changed = page.locator('.data-table__row', { hasText: 'Shapla studio' });
  await expect(changed).toContainText('Fish');
  const [open, closed] = [changed.getByText('Open', { exact: true }), changed.getByText('Closed')];
  const wasOpen = await open.isVisible();
  await changed.getByRole('button', { name: /^(?:Open|Close) it$/u }).click();
  await expect(wasOpen ? closed : open).toBeVisible();
  await changed.getByRole('button', { name: /^(?:Open|Close) it$/u }).click();
  await expect(wasOpen ? open : closed).toBeVisible();
  if (!wasOpen) await changed.getByRole('button', { name: 'Open it' }).click();
  await expect(open).toBeVisible();
  isSilent();
  await page.context().close();
});

test('games are imported, changed, and closed for repair', async ({ browser, house }) => {
  const page = await openConsole(browser, house, 'en');
  const isSilent = watchPageErrors(page);
  await page.goto('/games?vendor=shapla&page=1');
  await button(page, 'Import a list').click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox');
  // Any fault stops the whole import, and the message says where it is.
  await text.fill(JSON.stringify([...list, { ...list[0], vendorGameCode: 'x', gameType: 'RUG' }]));
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Line 3');
  await expect(dialog.getByRole('button', { name: 'Import' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await text.fill(JSON.stringify(list));
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect(dialog.getByRole('status')).toContainText('New: 2');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.data-table__row')).toHaveCount(2);

  await button(page, 'Change: Kite race').click();
  await page.getByRole('textbox', { name: 'Title · English' }).fill('Kite festival');
  await page.getByLabel('Minimum stake (taka)').fill('ten');
  await button(page, 'Save').click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await page.getByLabel('Minimum stake (taka)').fill('10');
  await page.getByLabel('State').selectOption('maintenance');
  await page.getByLabel('Open again at (Dhaka)').fill('2099-01-01T10:00');
  await expect(page.frameLocator('.preview iframe').first().locator('body')).toContainText(
    'Under maintenance',
  );
  await button(page, 'Save').click();
  const row = page.locator('.data-table__row', { hasText: 'Kite festival' });
  await expect(row).toContainText('Maintenance until');
  await page.getByLabel('State').selectOption('maintenance');
  await expect(page.locator('.data-table__row')).toHaveCount(1);
  isSilent();
  await page.context().close();

  const visitor = await openPage(browser, house.system, { language: 'bn' });
  // The list draws the rows in view: the vendor's own are the first.
  await openPath(visitor, '/rng?vassalage=SHAPLA');
  const card = visitor.locator('.game', { hasText: 'ঘুড়ির দৌড়' }).first();
  await expect(card).toBeVisible();
  await visitor.context().close();
});

test('hostile HTML neither runs nor fetches in the editor and its preview', async ({
  browser,
  house,
}) => {
  const page = await openConsole(browser, house, 'en');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(fetchedFrom)) fetched.push(request.url());
  });
  page.on('dialog', (shown) => void shown.dismiss());
  await page.goto('/help?edit=new');
  const box = page.getByRole('textbox', { name: 'Text · English' });
  const preview = page.frameLocator('.preview iframe').first();
  const perText = 60;
  for (let from = 0; from < hostileHtml.length; from += perText) {
    const some = hostileHtml.slice(from, from + perText);
    await pasteHtml(box, `<p>Begin ${from}</p>${some.join('\n')}`);
    await expect(preview.getByText(`Begin ${from}`, { exact: true })).toBeVisible();
    for (const frame of page.frames()) {
      expect(await findXssDamage(frame), `vectors from ${from}`).toEqual(noXssDamage);
    }
  }
  expect(fetched).toEqual([]);
  await page.context().close();
});

/** Expects a refusal under its field, and no other field to be marked. */
async function expectRefusedUnder(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('div:has(> label)', { has: field })).toContainText(text);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
}

for (const language of languages) {
  test(`links, channels and help have a preview and a time, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const say = (english: string) => translate('console', language, english);
    const page = await openConsole(browser, house, language, turn.theme);
    const isSilent = watchPageErrors(page, [/status of 422/u]);
    const phone = page.frameLocator('.preview iframe').first().locator('body');
    // Another host each time: an allowed one leaves nothing to save.
    const host = language === 'bn' ? 't.me' : 'wa.me';
    const [from, until] = [say('From (Dhaka)'), say('Until (Dhaka)')];
    const save = async () => {
      // An end before the start is refused at the field; then it is corrected.
      await page.getByLabel(from).fill('2098-01-02T10:00');
      await page.getByLabel(until).fill('2098-01-01T10:00');
      await button(page, say('Save')).click();
      await expectRefusedUnder(page, until, formatRefusal(language, 'schedule_invalid'));
      await page.getByLabel(until).fill('2098-01-03T10:00');
      await button(page, say('Save')).click();
      await expect(page.locator('.preview')).toHaveCount(0);
    };
    const english = (label: string) =>
      page.getByRole('textbox', { name: `${say(label)} · English` });
    const bengali = (label: string) => page.getByRole('textbox', { name: `${say(label)} · বাংলা` });

    await page.goto('/contacts');
    await page.getByLabel(say('Allowed hosts')).fill(host);
    await button(page, say('Save')).click();
    await button(page, say('New channel')).click();
    await page.getByLabel(say('Kind')).selectOption('TELEGRAM');
    await page.getByLabel(say('Address')).fill(`https://${host}/match`);
    await expect(phone).toContainText(say('Telegram'));
    await save();
    const soon = /2098|২০৯৮/u;
    const channel = page.locator('.content-row', { hasText: `${host}/match` });
    await expect(channel).toContainText(soon);

    await button(page, say('New link')).click();
    await bengali('Name').fill('উৎসবের পাতা');
    await english('Name').fill('Festival page');
    await page.getByLabel(say('Address')).fill('javascript:alert(1)');
    await expect(phone).toContainText(language === 'en' ? 'Festival page' : 'উৎসবের পাতা');
    await button(page, say('Save')).click();
    await expectRefusedUnder(page, say('Address'), formatRefusal(language, 'address_refused'));
    await page.getByLabel(say('Address')).fill('https://festival.example.org/');
    await expect(phone).toContainText('festival.example.org');
    await save();
    const row = page.locator('.content-row', { hasText: 'festival.example.org' });
    await expect(row).toContainText(soon);

    await page.goto('/help?edit=new');
    await bengali('Title').fill('উৎসবের নিয়ম');
    await english('Title').fill(`Festival rules ${language}`);
    await expect(phone).toContainText(language === 'en' ? 'Festival rules' : 'উৎসবের নিয়ম');
    await save();
    const article = page.locator('.content-row', { hasText: `festival-rules-${language}` });
    await expect(article).toContainText(soon);
    isSilent();

    // A visitor sees none of them before their time.
    const visitor = await openPage(browser, house.system, turn);
    await visitor.goto('/links');
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText('festival.example.org')).toHaveCount(0);
    await visitor.goto('/helpmc');
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText(/Festival rules|উৎসবের নিয়ম/u)).toHaveCount(0);
    await visitor.context().close();

    // Within their time: the link that began yesterday.
    await page.goto('/contacts');
    await row.getByRole('button').first().click();
    await expect(page.frameLocator('.preview iframe').first().locator('svg.qr')).toBeVisible();
    await page.getByLabel(from).fill('2020-01-01T10:00');
    await button(page, say('Save')).click();
    await expect(page.locator('.preview')).toHaveCount(0);
    const later = await openPage(browser, house.system, turn);
    await later.goto('/links');
    await expect(later.getByText('festival.example.org')).toBeVisible();
    await later.context().close();
    for (const [address, shown] of [
      ['/contacts', row],
      ['/contacts', channel],
      ['/help', article],
    ] as const) {
      await page.goto(address);
      await shown.getByRole('button').last().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Remove') })
        .click();
      await expect(shown).toHaveCount(0);
    }
    await page.context().close();
  });
}

// Operators hang banners and make offers, with pictures of their own; members see them at once,
// take what is offered once, and hear of what was decided about them.
import { expect } from '@playwright/test';
import { makeFlatPng } from './flat-png.ts';
import { openConsole, test } from './console-fixtures.ts';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { pasteHtml } from './rich-text.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage } from './site-fixtures.ts';

const giftId = '01936d00-0000-7000-8000-0000000000b1';
const languages: readonly JourneyLanguage[] = ['bn', 'en'];

test('a banner with a picture of the operator’s own hangs where it was meant to', async ({
  browser,
  house,
}) => {
  const say = (english: string) => translate('console', 'en', english);
  const page = await openConsole(browser, house, 'en');
  const isSilent = watchPageErrors(page, [/status of 422/u]);
  await page.goto('/banners?group=w_inhouse');
  await page.getByRole('button', { name: say('New banner') }).click();
  await page.getByRole('textbox', { name: 'Title · বাংলা' }).fill('মেলার দিন');
  await page.getByRole('textbox', { name: 'Title · English' }).fill('A day at the fair');
  await page.getByLabel(say('Opens on click')).selectOption('outside');
  await page.getByLabel(say('Address')).fill('http://example.org');
  for (const [index, size] of [
    await makeFlatPng(900, 400),
    await makeFlatPng(600, 400),
  ].entries()) {
    await page
      .getByRole('button', { name: say('Choose a picture') })
      .nth(index)
      .click();
    await page.getByRole('tab', { name: say('Uploaded') }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: size });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const preview = page.frameLocator('.preview iframe').first();
  await expect(preview.getByText('A day at the fair')).toBeVisible();
  await page.getByRole('button', { name: say('Save') }).click();
  // Only pages that go over TLS.
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await page.getByLabel(say('Address')).fill('https://example.org/fair');
  await page.getByRole('button', { name: say('Save') }).click();
  await expect(page.getByRole('button', { name: 'Edit: A day at the fair' })).toBeVisible();
  await page.getByRole('button', { name: 'Earlier: A day at the fair' }).click();
  await expect(page.locator('.content-row b').first()).toHaveText('A day at the fair');
  isSilent();
  await page.context().close();

  const visitor = await openPage(browser, house.system, { language: 'bn', width: 1280 });
  await openPath(visitor, '/inhouse');
  const banner = visitor.locator('.banner').first();
  await expect(banner).toContainText('মেলার দিন');
  await expect(banner).toHaveAttribute('href', 'https://example.org/fair');
  await expect(banner).toHaveAttribute('rel', /noopener/u);
  const shown = await banner.locator('img').evaluate((image: HTMLImageElement) => ({
    from: image.currentSrc,
    width: image.naturalWidth,
  }));
  expect(shown.from).toMatch(/\/media\/[0-9a-f]{32}-\d+\.avif$/u);
  expect(shown.width).toBeGreaterThan(0);
  await visitor.context().close();
});

test('a gift is taken once, however often the button is pressed', async ({ browser, house }) => {
  const as = await house.system.ask('member', { account: 'gulab' });
  const page = await openPage(browser, house.system, { language: 'bn', as });
  const isSilent = watchPageErrors(page);
  await openPath(page, `/promotions#${giftId}`);
  const card = page.locator(`[id="${giftId}"]`);
  await expect(card.locator('.rich')).toContainText('খেলার টাকা');
  await expect(card).toBeInViewport();
  const claim = card.getByRole('button', { name: translate('player', 'bn', 'Claim'), exact: true });
  await claim.dblclick();
  await expect(card.getByText(translate('player', 'bn', 'Claimed'))).toBeVisible();
  await expect(claim).toHaveCount(0);
  await openPath(page, '/member/account');
  await expect(page.getByText(translate('player', 'bn', 'Promotion bonus'))).toHaveCount(1);
  isSilent();
  await page.context().close();
});

test('an application is granted, and the member hears of it', async ({ browser, house }) => {
  const operator = await openConsole(browser, house, 'en');
  await operator.goto('/promotions?view=offers');
  await operator.getByRole('button', { name: 'New offer' }).click();
  await operator.getByLabel('Type').selectOption('apply');
  await operator.getByLabel('One member gets').fill('500');
  await operator.getByLabel('All together').fill('5000');
  await operator.getByRole('textbox', { name: 'Title · বাংলা' }).fill('ভুল ধরুন');
  await operator.getByRole('textbox', { name: 'Title · English' }).fill('Find a mistake');
  await operator.getByRole('textbox', { name: 'Summary · বাংলা' }).fill('ভুল জানান, উপহার নিন।');
  await operator.getByRole('textbox', { name: 'Summary · English' }).fill('Tell us of a mistake.');
  await pasteHtml(
    operator.getByRole('textbox', { name: 'Terms · English' }),
    '<p>Any</p><script>alert(1)</script><img src=x onerror=alert(1)>',
  );
  await operator.getByLabel('Show it on the site').check();
  await operator.getByRole('button', { name: 'Save' }).click();
  await expect(operator.getByText('Find a mistake')).toBeVisible();

  const as = await house.system.ask('member', { account: 'shimul' });
  const page = await openPage(browser, house.system, { language: 'en', as });
  const isSilent = watchPageErrors(page);
  await openPath(page, '/promotions');
  const card = page.locator('.promo', { hasText: 'Find a mistake' });
  await card.getByRole('button', { name: 'Apply', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The word for dice is wrong.');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(card.getByText('In review')).toBeVisible();
  await card.getByRole('button', { name: /^Terms/u }).click();
  await expect(card.locator('.rich p')).toHaveText('Any');
  expect(await card.locator('.rich script, .rich img').count()).toBe(0);

  await operator.getByRole('tab', { name: /^Applications/u }).click();
  await expect(operator.getByText('The word for dice is wrong.')).toBeVisible();
  await operator.getByRole('button', { name: 'Approve shimul' }).click();
  await operator
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/u })
    .click();
  await expect(operator.getByRole('dialog')).toHaveCount(0);

  await expect(page.getByText('Your application was approved')).toBeVisible();
  await expect(card.getByText('Approved and paid')).toBeVisible();
  await expect(page.locator('.header')).toContainText('500');
  isSilent();
  await operator.context().close();
  await page.context().close();
});

for (const language of languages) {
  test(`the screens of offers and banners, ${language}`, async ({ browser, house, turn }) => {
    const page = await openPage(browser, house.system, turn);
    await openPath(page, '/promotions');
    await openPath(page, `/promoDetail?id=${giftId}`);
    await expect(page.locator('.rich p').first()).toBeVisible();
    await look(page, 'promotion', turn);
    const gone = [
      '/promoDetail',
      '/promoDetail?id=none',
      `/promoDetail?id=${giftId.replace('b1', 'ff')}`,
    ];
    for (const address of gone) {
      await openPath(page, address);
      const text = translate('player', language, 'This offer does not exist or has ended');
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
    }
    await look(page, 'promotion-gone', turn);
    await openPath(page, '/register');
    await expect(page.locator('.promo-slip')).toBeVisible();
    await page.context().close();
  });
}

// Limbo: a member plays a round, and checks it from its revealed seed.
import { expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { look, watchPageErrors } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

/** The one sentence about the last round. */
const resultOf = (game: FrameLocator) => game.getByRole('status').first();

/** Opens a game in its frame. */
async function openGame(page: Page, code: string): Promise<FrameLocator> {
  await page.goto(`/game?gameId=${code}`);
  return page.frameLocator('iframe');
}

/** Reveals the seed of the newest bet, and sees every step of its check agree. */
async function verifyNewest(page: Page, say: (english: string) => string): Promise<void> {
  const reveal = { name: say('Reveal and check') };
  await page.goto('/member/bets');
  const bets = page.getByRole('main');
  await bets
    .getByRole('link', { name: say('Verify') })
    .first()
    .click();
  await page.getByRole('button', reveal).first().click();
  await page.getByRole('dialog').getByRole('button', reveal).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(say('Matches'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(say('Does not match'), { exact: true })).toHaveCount(0);
}

/** Fetches the verifier that the page of a bet offers: one file, which browsers save. */
async function saveVerifier(page: Page): Promise<void> {
  const offered = page.locator('a[href="/verifier.html"]');
  await expect(offered).toHaveAttribute('download');
  const reply = await page.request.get('/verifier.html');
  expect(reply.status()).toBe(200);
  expect(reply.headers()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': 'attachment; filename="khelaghor-verifier.html"',
    'content-security-policy': "default-src 'none'",
  });
  // What is saved may load nothing, wherever it is opened.
  const text = await reply.text();
  expect(text).toMatch(/^<!doctype html>/u);
  expect(text).toContain(`http-equiv="content-security-policy" content="default-src 'none';`);
}

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const sayInGame = (english: string) => translate('games', language, english);

  test(`a round of Limbo and of the wheel, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);

    const limbo = await openGame(page, 'limbo');
    const chance = limbo.getByRole('textbox', { name: sayInGame('Chance of winning') });
    await limbo.getByRole('button', { name: '5×', exact: true }).click();
    await expect(chance).toHaveValue('19.80');
    const target = limbo.getByRole('textbox', { name: sayInGame('Target') });
    const fly = limbo.getByRole('button', { name: sayInGame('Fly'), exact: true });
    await target.fill('1,5');
    await expect(fly).toBeDisabled();
    // A screen reader presses the button without leaving the field.
    await target.fill('10');
    await fly.evaluate((button: HTMLElement) => button.click());
    await expect(limbo.locator('.terms')).toContainText('10.00×');
    await expect(resultOf(limbo)).toContainText(/\d\.\d\d×/u);
    await chance.fill('98');
    await fly.click();
    await expect(target).toHaveValue('1.01');
    await expect(resultOf(limbo)).toContainText(/\d\.\d\d×/u);
    await look(page, 'limbo', { ...turn, names: [as.account] });
    await verifyNewest(page, say);
    await saveVerifier(page);

    // Bets are listed by the time of their pages, which each begin at that of the held clock.
    await world.ask('passes', { ms: minuteMs });
    const wheel = await openGame(page, 'wheel');
    await wheel.getByRole('radio', { name: '50', exact: true }).check();
    const high = language === 'bn' ? 'বেশি' : 'High';
    await wheel.getByRole('radio', { name: high, exact: true }).check();
    await expect(wheel.getByRole('listitem').first()).toContainText('49.50×');
    await wheel.getByRole('button', { name: sayInGame('Spin'), exact: true }).click();
    await expect(resultOf(wheel)).toContainText(/\d\.\d\d×/u);
    await look(page, 'wheel', { ...turn, names: [as.account] });
    await verifyNewest(page, say);
    isSilent();
    await page.context().close();
  });
}
